import { useLanguage } from '#src/language/language.tsx'
import { refusalText } from '#src/language/refusal-text.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'

import type { RefusedCommand } from '../../page.ts'

/** The refusal of the last change, when a plain form made it. */
export function RefusedNotice({ refused }: { readonly refused: RefusedCommand }) {
  const language = useLanguage()
  return <Notice look="warning">{refusalText(language, refused.code, refused.detail)}</Notice>
}
