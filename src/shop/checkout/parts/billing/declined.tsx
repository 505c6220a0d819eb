import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import { brandName } from '#src/product-ui/payment/card-brand.ts'
import { restOf } from '../../model/paying.ts'

/** Refusals of a payment; the sentences of some say by themselves that nothing was charged. */
const declines: Readonly<Record<string, { readonly saysFree: boolean }>> = {
  PAY400: { saysFree: false },
  'three-d-secure': { saysFree: false },
  PYT400: { saysFree: true },
  PYT402: { saysFree: true },
}

/** What a declined payment means for the shopper's money, and which card it was. */
export function Declined({ cart, code }: { readonly cart: Cart; readonly code: string | undefined }) {
  const { t } = useLanguage()
  const decline = declines[code ?? '']
  if (decline === undefined) return null
  const card = restOf(cart)?.card
  return (
    <p>
      {!decline.saysFree && t('checkout.declined.free')}{' '}
      {card !== undefined && t('checkout.declined.card', { card: `${brandName(card.brand)} •••• ${card.last4}` })}
    </p>
  )
}
