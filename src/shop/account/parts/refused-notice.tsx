import { useLanguage } from '#src/language/language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'

import type { RefusedCommand } from '../../page.ts'

/** What a press of a plain form was refused for; with script it is said in passing. */
export function RefusedNotice({ refused }: { readonly refused: RefusedCommand | undefined }) {
  const language = useLanguage()
  if (refused === undefined) return null
  return <Notice look="warning">{refusalText(language, refused.code, refused.detail)}</Notice>
}
