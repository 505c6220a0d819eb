import { useLanguage } from '#src/language/use-language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'

import type { RefusedCommand } from '../../page.ts'

/** The refusal of a plain form; with script it is shown in a toast. */
export function RefusedNotice({ refused }: { readonly refused: RefusedCommand | undefined }) {
  const language = useLanguage()
  if (refused === undefined) return null
  return <Notice look="warning">{refusalText(language, refused.code, refused.detail)}</Notice>
}
