import type { ApproachType } from '#src/commerce/calls/consumer/address-book.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Address, PickupContact } from '#src/commerce/calls/cart/delivery-shapes.ts'
import type { Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'
import type { SavedCard } from '#src/commerce/calls/consumer/saved-cards.ts'

import { homeAddress, isComplete, isFetched } from './needs.ts'

/** Saved data that fills a cart so that only the summary is left (R172). */
export type Express = {
  /** Where it goes, when something goes home and nothing was entered yet. */
  readonly address?: Address
  /** The collector, when something is to be collected and none was named yet. */
  readonly contact?: PickupContact
  readonly billing: Address
  readonly cardToken: string
}

type Details = Profile['consumerDetails']

/** The main address of a group, with the e-mail of the account. */
function mainAddress({ address, email }: Details, type: ApproachType): Address | undefined {
  const found = address.find(({ approachType, main }) => approachType === type && main)
  if (found === undefined) return undefined
  const {
    id: _,
    addressId,
    approachType: __,
    main: ___,
    recipientContactPhone: ____,
    subscriptions: _____,
    ...rest
  } = found
  return { ...rest, addressId, email: rest.email ?? email }
}

function contactOf({ firstName, lastName, email, phone }: Details): PickupContact | undefined {
  const contact = {
    email,
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phone !== undefined && { phone }),
  }
  return isComplete(contact) ? contact : undefined
}

/**
 * The saved data for the express way. Undefined without a default card, or without a shipping address (the default, an
 * entered one, or pickup alone) (R172).
 */
export function expressFrom(
  cart: Pick<Cart, 'shippingMethods'>,
  { consumerDetails }: Pick<Profile, 'consumerDetails'>,
  cards: readonly SavedCard[],
): Express | undefined {
  const card = cards.find(({ main, isExpired }) => main && !isExpired)
  const goesHome = cart.shippingMethods.some(shipment => !isFetched(shipment))
  const entered = homeAddress(cart)
  const address = goesHome && entered === undefined ? mainAddress(consumerDetails, 'S') : undefined
  const isFetching = cart.shippingMethods.some(shipment => isFetched(shipment) && shipment.address === undefined)
  const contact = isFetching ? contactOf(consumerDetails) : undefined
  const billing = mainAddress(consumerDetails, 'B') ?? entered ?? address ?? mainAddress(consumerDetails, 'S')
  const isAddressed = !goesHome || entered !== undefined || address !== undefined
  const isNamed = !isFetching || contact !== undefined || address !== undefined
  if (card === undefined || billing === undefined || !isAddressed || !isNamed) return undefined
  return {
    billing,
    cardToken: card.card.paymentInstrumentId,
    ...(address !== undefined && { address }),
    ...(contact !== undefined && { contact }),
  }
}
