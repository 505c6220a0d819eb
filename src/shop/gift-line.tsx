import type { CartLine } from '#src/commerce/calls/line-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'

import css from './gift-line.module.css'

/** Whom an electronic gift card of a cart or an order is for, and what is said with it (R017). */
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
