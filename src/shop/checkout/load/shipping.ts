import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'

import type { PersonalRequest } from '../../page.ts'
import { paymentMethodsOf } from '../../payment-methods.ts'
import { expressFrom } from '../model/express.ts'

/** The signed-in shopper's data for the shipping step. */
export type ShippingFacts = {
  readonly saved: readonly (Address & { readonly addressId: string; readonly main: boolean })[]
  readonly email?: string
  /** Whether what is saved suffices to go straight to the summary (R172). */
  readonly canExpress: boolean
  /** Nothing was chosen yet: with script it goes there by itself. */
  readonly isFirst: boolean
  /** Nobody is signed in. */
  readonly isGuest: boolean
  /** Whether a guest is offered a wallet before anything is typed. */
  readonly takesWallet: boolean
}

const ofGuest: ShippingFacts = { saved: [], canExpress: false, isFirst: false, isGuest: true, takesWallet: false }
const nothing: ShippingFacts = { ...ofGuest, isGuest: false }

export async function shippingFacts({ commerce, visit, query }: PersonalRequest, cart: Cart): Promise<ShippingFacts> {
  if (!visit.isSignedIn) {
    const methods = await paymentMethodsOf(commerce, cart)
    return { ...ofGuest, takesWallet: methods?.includes('WALLET') === true }
  }
  const [profile, cards] = await Promise.all([
    commerce('consumer.profile.get', {}),
    commerce('consumer.payment-instruments.list', { filter: 'CREDIT_CARD' }),
  ])
  if (!profile.ok) return nothing
  const { address, email } = profile.value.consumerDetails
  const keptCards = cards.ok ? cards.value.payment_instruments : []
  return {
    saved: address.filter(({ approachType }) => approachType === 'S'),
    email,
    canExpress: expressFrom(cart, profile.value, keptCards) !== undefined,
    isFirst: query.get('step') === null && visit.refused === undefined,
    isGuest: false,
    takesWallet: false,
  }
}
