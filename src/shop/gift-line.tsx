import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import css from './gift-line.module.css'

/** For whom and from whom an electronic gift card is, its message and its day, in a cart or order (R017, R409). */
export function GiftLine({ line: { giftCard, giftOption } }: { readonly line: CartLine }) {
  const { t, day } = useLanguage()
  if (giftCard !== 'digital') return null
  if (giftOption === undefined) return <p className={css.gift}>{t('cart.gift.self')}</p>
  const { to, email, message, from, sendOn } = giftOption
  return (
    <div className={css.gift}>
      <p>{t('cart.gift.for', { to, email })}</p>
      {from !== undefined && <p>{t('cart.gift.by', { from })}</p>}
      {sendOn !== undefined && <p>{t('cart.gift.sent-on', { day: day(sendOn) })}</p>}
      <blockquote>{message}</blockquote>
    </div>
  )
}
