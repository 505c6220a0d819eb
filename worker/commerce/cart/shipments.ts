import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Address, PickupLocation, PickupContact, Shipment } from '#src/commerce/calls/cart/delivery-shapes.ts'
import type { ShippingOption } from '#src/commerce/calls/cart/line-shapes.ts'
import type { Minor } from '#src/kit/money.ts'
import { locales } from '#src/language/locales.ts'

import type { Context } from '../context.ts'
import type { Basket } from '../db/orders/baskets.ts'
import type { LineRow } from '../db/orders/lines.ts'
import type { Applied } from '../promotions/apply.ts'
import { isReachable } from '../rules/addresses/pickup-contact.ts'
import { defaultShippingCode, shippingMethod, shippingPrice, type ShippingCode } from '../rules/shipping.ts'
import type { Destinations } from './destinations.ts'
import { madeToOrder } from './notifications.ts'
import { shipmentIdOf, type Travel } from './travel.ts'

export type Sending = {
  readonly context: Context
  readonly basket: Basket
  readonly destinations: Destinations
  /** Ways promotions have made free. */
  readonly free: Applied['shipping']
}

/** The code a way is called by in the shop. */
export const codeOf = ({ code }: Travel, { homeCode }: Destinations): ShippingCode =>
  code === 'home' ? homeCode : code

const methodOf = ({ context, free }: Sending, code: ShippingCode) => {
  const { site, locale, now } = context
  const price: Minor = free.has(code) ? 0 : shippingPrice(site, code)
  return shippingMethod({ site, locale, at: now() }, code, price)
}

/** Who fetches a parcel: who was named for it, else who it would be sent to. */
function contactOf({ pickupContact, shippingAddress }: Basket): PickupContact | undefined {
  if (pickupContact !== undefined || shippingAddress === undefined) return pickupContact
  const { firstName, lastName, email, phone } = shippingAddress
  return email === undefined ? undefined : { firstName, lastName, email, ...(phone === undefined ? {} : { phone }) }
}

/** The recipient of a parcel at a pickup place, once their contact is complete (R240, R241). */
function addressAt({ basket, context }: Sending, { code }: Travel, place: PickupLocation): Address | undefined {
  const contact = contactOf(basket)
  if (contact === undefined || !isReachable(contact, code, context.locale)) return undefined
  const { id: _, name, addressLine1, ...rest } = place
  return { ...contact, addressLine1: name, addressLine2: addressLine1, ...rest }
}

type Destination = Pick<Shipment, 'shipmentGroupId' | 'storeId' | 'place' | 'address'>

function destinationOf(sending: Sending, travel: Travel): Destination {
  const { basket, destinations } = sending
  if (travel.code === 'digital') return {}
  if (!('placeId' in travel)) {
    const { shippingAddress: address } = basket
    return { shipmentGroupId: 'home', ...(address === undefined ? {} : { address }) }
  }
  const { code, placeId } = travel
  const place = destinations.places.get(placeId)
  const address = place && addressAt(sending, travel, place)
  return {
    shipmentGroupId: placeId,
    ...(code === 'pudo' ? {} : { storeId: placeId }),
    ...(place === undefined ? {} : { place }),
    ...(address === undefined ? {} : { address }),
  }
}

/** One shipment of a cart: what travels together. */
export function shipmentOf(sending: Sending, travel: Travel, items: Cart['items']): Shipment {
  const { context, destinations, free } = sending
  const chosen = codeOf(travel, destinations)
  const codes = travel.code === 'home' ? destinations.homeCodes : [chosen]
  const promotion = free.get(chosen)
  const price = shippingPrice(context.site, chosen)
  return {
    shippingId: travel.code === 'customs' ? 'customs' : 'me',
    shipmentId: shipmentIdOf(travel),
    applicableShippingMethods: codes.map(code => ({ ...methodOf(sending, code), selected: code === chosen })),
    defaultShippingMethodId: travel.code === 'home' ? defaultShippingCode : chosen,
    cost: items.length === 0 || promotion !== undefined ? 0 : price,
    shippingPromotions:
      promotion === undefined ? [] : [{ promotionId: promotion.id, appliedDiscount: price, price: 0 }],
    itemIds: items.map(({ id }) => id),
    customNotifications: travel.code === 'customs' ? [madeToOrder[locales[context.locale].language]] : [],
    ...(items[0] && { pdpUrl: `/p/${items[0].slug}` }),
    ...(travel.code === 'digital' ? { isDigitalProduct: true } : {}),
    ...destinationOf(sending, travel),
  }
}

/** R396: the ways of one line that is offered no other. */
export const onlyOption = (sending: Sending, travel: Travel): ShippingOption => ({
  selected: true,
  available: true,
  shippingMethod: methodOf(sending, codeOf(travel, sending.destinations)),
})

type Line = Pick<LineRow, 'upc' | 'qty' | 'sendable'>

/** How a store could hand a line out, by what it offers. */
function storeOptions(sending: Sending, { upc, qty, sendable }: Line, travel: Travel): ShippingOption[] {
  const { stores, freeAtStore } = sending.destinations
  const isChosen = (code: ShippingCode, id: string) =>
    'placeId' in travel && travel.code === code && travel.placeId === id
  return stores.flatMap(({ id, services }) => {
    const inventory = freeAtStore(id, upc)
    const option = (code: 'pickup' | 'sts', pieces: number): ShippingOption => ({
      selected: isChosen(code, id),
      available: pieces >= qty,
      shippingMethod: methodOf(sending, code),
      storeInfo: { id, inventory },
    })
    return [
      ...(services.includes('pickup') ? [option('pickup', inventory)] : []),
      ...(services.includes('ship-to-store') ? [option('sts', sendable)] : []),
    ]
  })
}

const byFirstDay = (a: ShippingOption, b: ShippingOption): number =>
  a.shippingMethod.deliveryTime.from.localeCompare(b.shippingMethod.deliveryTime.from)

/**
 * A line's delivery options (R396): home options first, same-day before others (R355), then stores by their earliest
 * day (R356).
 */
export function optionsOf(sending: Sending, line: Line, travel: Travel): ShippingOption[] {
  const { sendable, qty } = line
  const { destinations } = sending
  if (travel.code === 'customs' || travel.code === 'digital') return [onlyOption(sending, travel)]
  const homeOptions = destinations.homeCodes.map(code => ({
    selected: travel.code === 'home' && code === destinations.homeCode,
    available: sendable >= qty,
    shippingMethod: methodOf(sending, code),
  }))
  const point = travel.code === 'pudo' ? [onlyOption(sending, travel)] : []
  return [...homeOptions, ...point, ...storeOptions(sending, line, travel).toSorted(byFirstDay)]
}

/** Whether every shipment has address and recipient; what is sent by e-mail needs only the recipient. */
export const isAddressed = ({ shippingMethods }: Pick<Cart, 'shippingMethods'>): boolean =>
  shippingMethods.every(({ address, isDigitalProduct }) => address !== undefined || isDigitalProduct === true)
