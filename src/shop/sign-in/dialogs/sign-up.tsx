import { useCall } from '#src/commerce/use-call.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'

import { noteOf } from '../model/note.ts'
import typography from '#src/ui/typography.module.css'
import { SignUpForm } from '../parts/sign-up-form.tsx'
import { here } from './here.ts'

/** Marketing's text under the form; undefined while loading, or when there is none. */
function useNote(): string | undefined {
  const { locale } = useLanguage()
  const input = { mode: 'publish', siteId: locales[locale].site } as const
  const { data } = useCall('content.sign-up-modal-section.get', input)
  return noteOf(data?.sections ?? [])
}

/** `#modal=sign-up`: an account, with a word of content below the form where there is one. */
export function SignUp({ frame, onClose }: DialogProps) {
  const { t } = useLanguage()
  const note = useNote()
  return (
    <Dialog frame={frame} onClose={onClose} title={t('sign-in.join')} size={note === undefined ? 'xs' : 'md'}>
      <SignUpForm isDialog redirectTo={here()} />
      {note !== undefined && <p className={typography.muted}>{note}</p>}
    </Dialog>
  )
}
