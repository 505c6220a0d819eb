import type { Delivery, LineRow } from '../db/orders/lines.ts'

/** How a line travels: home with the others, home by itself as it is made to order, by e-mail, or to where it is fetched. */
export type Travel = { readonly code: 'home' | 'customs' | 'digital' } | Delivery

/** All that goes home shares one way, so that `express` is the way of the shipment, not of a line. */
export const home: Travel = { code: 'home' }

type Chosen = Pick<LineRow, 'delivery' | 'recipe_id' | 'gift_card'>

export function travelOf({ delivery, recipe_id, gift_card }: Chosen): Travel {
  if (gift_card === 'digital') return { code: 'digital' }
  return delivery ?? (recipe_id === '' ? home : { code: 'customs' })
}

/** A shipment's id within a cart: `me`, `customs`, `pickup-{storeId}` … */
export const shipmentIdOf = (travel: Travel): string =>
  'placeId' in travel ? `${travel.code}-${travel.placeId}` : travel.code === 'home' ? 'me' : travel.code

/** How a gift travels: home when anything does, else with the first line; it always comes from the warehouse. */
export function giftTravel(all: readonly Travel[]): Travel {
  const travels = all.filter(({ code }) => code !== 'digital')
  const [first = home] = travels
  if (travels.some(({ code }) => code === 'home')) return home
  return 'placeId' in first && first.code === 'pickup' ? { code: 'sts', placeId: first.placeId } : first
}

/** Home deliveries come first, shipments without an address last. */
const places: Partial<Readonly<Record<Travel['code'], number>>> = { home: -1, digital: 1 }
const placeOf = ({ code }: Travel): number => places[code] ?? 0

/** The travels without repetition, home deliveries first; an empty cart would be delivered home. */
export function distinctTravels(travels: readonly Travel[]): Travel[] {
  const byShipment = new Map(travels.map(travel => [shipmentIdOf(travel), travel]))
  if (byShipment.size === 0) return [home]
  return [...byShipment.values()].toSorted((a, b) => placeOf(a) - placeOf(b))
}
