import type { GiftReceipt } from '#src/commerce/calls/cart/cart-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Icon } from '#src/ui/icon.tsx'

import css from './gift-receipt.module.css'

/** That the goods of a cart or order are a gift, and the note for them (R417). */
export function GiftReceiptNote({ receipt }: { readonly receipt: GiftReceipt | undefined }) {
  const { t } = useLanguage()
  if (receipt === undefined) return null
  return (
    <div className={css.said}>
      <strong>
        <Icon name="check" />
        {t('cart.gift-receipt.said')}
      </strong>
      {receipt.note !== undefined && <blockquote>{receipt.note}</blockquote>}
    </div>
  )
}
