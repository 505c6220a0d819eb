import { useLanguage } from '#src/language/language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'
import { Notice } from '#src/ui/notice.tsx'

import type { Refused } from '../../page.ts'

/** What the last change was refused for, when a plain form made it. */
export function RefusedNotice({ refused }: { readonly refused: Refused }) {
  const language = useLanguage()
  return <Notice look="warning">{refusalText(language, refused.code, refused.detail)}</Notice>
}
