import { useEffect, useState } from 'react'

import { createBrowserClient } from '#src/commerce/browser.ts'
import type { ContentSection } from '#src/commerce/calls/content.ts'
import { useLanguage } from '#src/language/language.tsx'
import { locales } from '#src/language/locales.ts'
import { Dialog, type DialogProps } from '#src/ui/feedback/dialog.tsx'

import { noteOf } from '../model/note.ts'
import css from '../parts/form.module.css'
import { SignUpForm } from '../parts/sign-up-form.tsx'
import { here } from './here.ts'

/** What marketing has put under the form; nothing while it is being asked for, or when there is none. */
function useNote(): string | undefined {
  const { locale } = useLanguage()
  const [sections, setSections] = useState<readonly ContentSection[]>([])
  useEffect(() => {
    let isCurrent = true
    const { callLocale, site: siteId } = locales[locale]
    void createBrowserClient(callLocale)('content.sign-up-modal-section.get', { mode: 'publish', siteId }).then(
      answer => {
        if (isCurrent && answer.ok) setSections(answer.value.sections)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [locale])
  return noteOf(sections)
}

/** `#modal=sign-up`: an account, with a word of content below the form where there is one. */
export function SignUp({ frame, onClose }: DialogProps) {
  const { t } = useLanguage()
  const note = useNote()
  return (
    <Dialog frame={frame} onClose={onClose} title={t('sign-in.join')} size={note === undefined ? 'xs' : 'md'}>
      <SignUpForm isDialog redirectTo={here()} />
      {note !== undefined && <p className={css.lead}>{note}</p>}
    </Dialog>
  )
}
