import { useLanguage } from '#src/language/use-language.tsx'
import { ownValue } from '#src/kit/own-value.ts'
import { refusalText } from '#src/language/refusal-text.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'

import { fieldTexts } from '../../field-texts.ts'
import type { RefusedCommand } from '../../page.ts'
import { giftFieldNames } from '../model/gift-field-names.ts'

/** The refusal of the last change, when a plain form made it: what is wrong with its fields, where those are to blame. */
export function RefusedNotice({ refused }: { readonly refused: RefusedCommand }) {
  const language = useLanguage()
  const labelOf = (field: string) => language.t(ownValue(giftFieldNames, field) ?? 'cart.gift.title')
  const isOfFields = Object.keys(refused.problems).every(field => ownValue(giftFieldNames, field) !== undefined)
  const texts = isOfFields ? Object.values(fieldTexts(language, refused, labelOf)) : []
  return (
    <Notice look="warning">
      {texts.length > 0 ? texts.join(' ') : refusalText(language, refused.code, refused.detail)}
    </Notice>
  )
}
