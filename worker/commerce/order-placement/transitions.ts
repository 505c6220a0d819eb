import type { Flash } from '#src/commerce/calls/cart/cart-shapes.ts'

import { fail, ok, type Result } from '#src/kit/result.ts'

import { destinationsOf, type Destinations } from '../cart/destinations.ts'
import { shipmentIdOf, home } from '../cart/travel.ts'
import type { ShopperContext } from '../context.ts'
import { setBasketPart, touchBasket, type Basket } from '../db/orders/baskets.ts'
import type { Database } from '../db/database.ts'
import { readLines, setDelivery, type Delivery, type LineRow } from '../db/orders/lines.ts'
import { takesParcels } from '../db/catalogue/places.ts'
import { checkShippingAddress } from '../rules/addresses/address.ts'
import type { HandOutCode } from '../rules/shipping.ts'

type Fetched = LineRow & { readonly delivery: Delivery }

const isFetched = (line: LineRow): line is Fetched => line.delivery !== undefined

type Transition = {
  readonly isPossible: (line: Fetched, destinations: Destinations, db: Database) => boolean
  readonly flash: (line: Fetched) => Flash
}

const storeOf = ({ delivery }: Fetched, { stores }: Destinations) => stores.find(({ id }) => id === delivery.placeId)

const handsOut = (line: Fetched, destinations: Destinations): boolean =>
  storeOf(line, destinations)?.services.includes('pickup') === true

function isSentParcels(line: Fetched, destinations: Destinations, db: Database): boolean {
  const store = storeOf(line, destinations)
  return store !== undefined && takesParcels(db, store)
}

/** A shelf with too few still serves when the warehouse could not send all either: the line is brought down to it. */
const shelfSuffices = ({ available, qty, sendable }: Fetched): boolean =>
  available >= qty || (available > 0 && sendable < qty)

/** The code of a switch from where things were to be fetched to home. */
const switches = { pickup: 'ORD516', sts: 'ORD517' } as const
type Switch = (typeof switches)[keyof typeof switches]

const switchOf = ({ delivery: { code } }: Fetched): Switch | undefined => (code === 'pudo' ? undefined : switches[code])

/** When a line can no longer be fetched, and how that is said (D20). */
const transitions: Readonly<Record<HandOutCode, Transition>> = {
  pickup: {
    isPossible: (line, destinations) => shelfSuffices(line) && handsOut(line, destinations),
    flash: ({ id, delivery: { placeId: storeId } }) => ({
      type: 'PickupToSthTransition',
      itemId: id,
      detail: { code: switches.pickup, storeId },
    }),
  },
  sts: {
    isPossible: isSentParcels,
    flash: ({ id, delivery: { placeId: storeId } }) => ({
      type: 'StsToSthTransition',
      itemId: id,
      detail: { code: switches.sts, storeId },
    }),
  },
  pudo: {
    isPossible: ({ delivery }, { places }) => places.has(delivery.placeId),
    flash: ({ id, delivery }) => ({
      type: 'InvalidShippingAddress',
      itemId: id,
      detail: { shipmentId: shipmentIdOf(delivery) },
    }),
  },
}

/** Lines that can no longer be fetched where they were to be. */
export function unfetchable(context: ShopperContext, basket: Basket, lines: readonly LineRow[]): Fetched[] {
  const destinations = destinationsOf(context, basket, lines)
  return lines
    .filter(isFetched)
    .filter(line => !transitions[line.delivery.code].isPossible(line, destinations, context.db))
}

/**
 * Whether everything can still be fetched as it was when the order was prepared (D20): ORD516 names the lines a store
 * has sold meanwhile, ORD517 those it has no room for; preparing again sends them home.
 */
export function stillFetchable(context: ShopperContext, basket: Basket): Result<undefined, Switch> {
  const lines = unfetchable(context, basket, readLines(context.db, basket.id))
  const [code] = lines.flatMap(line => switchOf(line) ?? [])
  if (code === undefined) return ok(undefined)
  return fail(code, { items: lines.filter(line => switchOf(line) === code).map(({ id }) => id) })
}

function sendHome({ db }: ShopperContext, lines: readonly Fetched[]): Flash[] {
  for (const line of lines) setDelivery(db, line.id, undefined)
  return lines.map(line => transitions[line.delivery.code].flash(line))
}

/** Forgets an address that no parcel can be sent to any more, and says so. */
function forgetInvalid({ db, site }: ShopperContext, { id, shippingAddress }: Basket): Flash[] {
  if (shippingAddress === undefined || checkShippingAddress(shippingAddress, site).ok) return []
  setBasketPart(db, id, 'shippingAddress', undefined)
  return [{ type: 'InvalidShippingAddress', detail: { shipmentId: shipmentIdOf(home) } }]
}

/** Changes what is no longer possible about where a basket goes (R170); told once, as it is changed once. */
export function changeDelivery(context: ShopperContext, basket: Basket, lines: readonly Fetched[]): Flash[] {
  const changes = [...sendHome(context, lines), ...forgetInvalid(context, basket)]
  if (changes.length > 0) touchBasket(context.db, basket.id)
  return changes
}
