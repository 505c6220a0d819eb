import { useLanguage } from '#src/language/use-language.tsx'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'

import { useStoreFacts } from '../../store-facts.ts'
import { LookUpForm } from '../parts/look-up-form.tsx'
import { SignInForm } from '../parts/sign-in-form.tsx'
import { here } from './here.ts'

/** `#modal=sign-in`: the sign-in, or the first step of the simplified enrolment where the store is set to it (R014). */
export function SignIn({ frame, onClose }: DialogProps) {
  const { t } = useLanguage()
  const { data: facts } = useStoreFacts()
  const Form = facts?.flags.simplified_enrolment === true ? LookUpForm : SignInForm
  return (
    <Dialog frame={frame} size="xs" onClose={onClose} title={t('sign-in.title')}>
      <Form isDialog redirectTo={here()} />
    </Dialog>
  )
}
