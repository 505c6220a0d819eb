import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Shipment } from '#src/commerce/calls/cart/delivery-shapes.ts'
import type { FulfilmentMethod } from '#src/commerce/order-life.ts'

/** Pieces of a SKU that an order has taken from one place. */
export type Held = { readonly upc: string; readonly locationId: string; readonly qty: number }

export type Planned = {
  readonly way: FulfilmentMethod
  readonly shipmentId: string
  /** Nothing when nobody knows where its pieces lie. */
  readonly locationId?: string
  readonly lines: { itemId: string; upc: string; qty: number }[]
}

/** How a shipment reaches the shopper. */
export function fulfilmentMethodOf({ isDigitalProduct, place, applicableShippingMethods }: Shipment): FulfilmentMethod {
  if (isDigitalProduct === true) return 'mail'
  if (applicableShippingMethods.some(({ code, selected }) => selected && code === 'pickup')) return 'shelf'
  return place === undefined ? 'home' : 'place'
}

type Pool = { upc: string; locationId: string; qty: number }[]

/** Takes pieces of a SKU from a pool, from one place first where that is said. */
function take(pool: Pool, upc: string, wanted: number, first: string | undefined): Map<string | undefined, number> {
  const taken = new Map<string | undefined, number>()
  let left = wanted
  const places = pool.filter(held => held.upc === upc)
  for (const held of places.toSorted((a, b) => Number(b.locationId === first) - Number(a.locationId === first))) {
    const qty = Math.min(left, held.qty)
    if (qty === 0) continue
    held.qty -= qty
    left -= qty
    taken.set(held.locationId, (taken.get(held.locationId) ?? 0) + qty)
  }
  return left > 0 ? taken.set(undefined, left) : taken
}

/** Lines of a shipment; what no shipment names travels with the first. */
function itemsOf(quote: Pick<Cart, 'items' | 'shippingMethods'>, { itemIds = [] }: Shipment, isFirst: boolean) {
  const named = new Set(quote.shippingMethods.flatMap(shipment => shipment.itemIds ?? []))
  return quote.items.filter(({ id }) => itemIds.includes(id) || (isFirst && !named.has(id)))
}

function planShipment(pool: Pool, shipment: Shipment, items: Cart['items']): readonly Planned[] {
  const way = fulfilmentMethodOf(shipment)
  const { shipmentId, storeId } = shipment
  const groups = new Map<string | undefined, Planned>()
  for (const { id: itemId, upc, qty } of items)
    for (const [locationId, count] of take(pool, upc, qty, way === 'shelf' ? storeId : undefined)) {
      const group = groups.get(locationId) ?? {
        way,
        shipmentId,
        ...(locationId === undefined ? {} : { locationId }),
        lines: [],
      }
      group.lines.push({ itemId, upc, qty: count })
      groups.set(locationId, group)
    }
  return [...groups.values()]
}

/**
 * What has to be packed of an order: one fulfilment for each shipment and each place its pieces lie at, so that an order
 * out of two warehouses is two parcels. Store shelves are counted first, because nothing else may come from there.
 */
export function planFulfilments(quote: Pick<Cart, 'items' | 'shippingMethods'>, held: readonly Held[]): Planned[] {
  const pool = held.map(one => ({ ...one }))
  const shelvesFirst = [...quote.shippingMethods.entries()].toSorted(
    ([, a], [, b]) => Number(fulfilmentMethodOf(b) === 'shelf') - Number(fulfilmentMethodOf(a) === 'shelf'),
  )
  const planned = shelvesFirst.map(([place, shipment]) => ({
    place,
    parts: planShipment(pool, shipment, itemsOf(quote, shipment, place === 0)),
  }))
  return planned.toSorted((a, b) => a.place - b.place).flatMap(({ parts }) => parts)
}
