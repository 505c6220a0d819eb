import { useLanguage } from '#src/language/language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'

import { CommandForm } from '../../command-form.tsx'
import { Interests } from '../parts/interests.tsx'

/** `#modal=interests`: where one likes to go (R137). */
export function InterestsDialog({ frame, onClose }: DialogProps) {
  const { t } = useLanguage()
  return (
    <Dialog frame={frame} size="xs" onClose={onClose} title={t('account.step.interests')}>
      <p>{t('account.step.interests.text')}</p>
      <CommandForm command="account/complete" labels={{}} leaves>
        {(_, box) => (
          <>
            <input type="hidden" name="step" value="interests" />
            <Interests chosen={undefined} box={box} />
            <Button type="submit" wide>
              {t('account.save')}
            </Button>
          </>
        )}
      </CommandForm>
    </Dialog>
  )
}
