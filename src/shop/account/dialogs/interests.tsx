import { useCall } from '#src/commerce/use-call.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import { CommandForm } from '../../command-form.tsx'
import { Interests } from '../parts/interests.tsx'

/** `#modal=interests`: where one likes to go (R137). Saving replaces what the profile has, so that has to be ticked first. */
export function InterestsDialog({ frame, onClose }: DialogProps) {
  const { t } = useLanguage()
  const { data: profile, error } = useCall('consumer.profile.get', {}, { staleTime: 0 })
  const isAsking = profile === undefined && error === null
  return (
    <Dialog frame={frame} size="xs" isWaiting={isAsking} onClose={onClose} title={t('account.step.interests')}>
      <p>{t('account.step.interests.text')}</p>
      {isAsking ? (
        <Skeleton blocks={3} />
      ) : (
        <CommandForm command="account/complete" labels={{}} leaves>
          {(_, box) => (
            <>
              <input type="hidden" name="step" value="interests" />
              <Interests chosen={profile?.preferences.interests} box={box} />
              <Button type="submit" wide>
                {t('account.save')}
              </Button>
            </>
          )}
        </CommandForm>
      )}
    </Dialog>
  )
}
