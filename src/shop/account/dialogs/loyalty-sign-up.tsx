import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { DateField } from '#src/ui/controls/field.tsx'

import { CommandForm } from '../../command-form.tsx'

/** `#modal=loyalty-sign-up`: becoming a member asks for a birth date (PRO411) and nothing else. */
export function LoyaltySignUp({ frame, onClose }: DialogProps) {
  const { t } = useLanguage()
  return (
    <Dialog frame={frame} size="xs" onClose={onClose} title={t('account.loyalty.join')}>
      <p>{t('account.loyalty.pitch')}</p>
      <CommandForm command="account/join-loyalty" labels={{ birthDate: 'account.field.birthDate' }} leaves>
        {field => (
          <>
            <DateField {...field('birthDate')} hint={t('account.loyalty.birthDate')} autoComplete="bday" />
            <Button type="submit" wide>
              {t('account.loyalty.join')}
            </Button>
          </>
        )}
      </CommandForm>
    </Dialog>
  )
}
