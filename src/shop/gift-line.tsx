import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'

import css from './gift-line.module.css'

/** The recipient and message of an electronic gift card in a cart or order (R017). */
export function GiftLine({ line: { giftCard, giftOption } }: { readonly line: CartLine }) {
  const { t } = useLanguage()
  if (giftCard !== 'digital') return null
  if (giftOption === undefined) return <p className={css.gift}>{t('cart.gift.self')}</p>
  const { to, email, message } = giftOption
  return (
    <div className={css.gift}>
      <p>{t('cart.gift.for', { to, email })}</p>
      <blockquote>{message}</blockquote>
    </div>
  )
}
