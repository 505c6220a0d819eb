import { useLanguage } from '#src/language/language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'

import type { Refused } from '../../page.ts'
import css from './notice.module.css'

/** What the last change was refused for, when a plain form made it. */
export function Notice({ refused }: { readonly refused: Refused }) {
  const language = useLanguage()
  return (
    <p className={css.notice} role="alert">
      {refusalText(language, refused.code, refused.detail)}
    </p>
  )
}
