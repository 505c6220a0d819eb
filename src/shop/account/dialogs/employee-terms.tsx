import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { CheckField } from '#src/ui/controls/choice.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'

import { CommandForm } from '../../command-form.tsx'

/** `#modal=employee-terms`: the discount begins once its terms are accepted (R012, R184). */
export function EmployeeTerms({ frame, onClose }: DialogProps) {
  const { t } = useLanguage()
  return (
    <Dialog frame={frame} size="xs" onClose={onClose} title={t('account.terms')}>
      <p>{t('account.terms.text')}</p>
      <ul>
        <li>{t('account.terms.cap')}</li>
        <li>{t('account.terms.own')}</li>
        <li>{t('account.terms.resale')}</li>
      </ul>
      <CommandForm command="account/accept-terms" labels={{ accepted: 'account.terms.accept' }} leaves>
        {(field, box) => (
          <>
            <CheckField
              {...box('accepted')}
              label={t('account.terms.accept')}
              error={field('accepted').error}
              required
            />
            <Button type="submit" wide>
              {t('account.terms.go')}
            </Button>
          </>
        )}
      </CommandForm>
    </Dialog>
  )
}
