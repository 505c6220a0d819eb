import type { Delivery, LineRow } from '../db/lines.ts'

/** How a line travels: home with the others, home by itself as it is made to order, or to where it is fetched. */
export type Travel = { readonly code: 'home' | 'customs' } | Delivery

/** All that goes home shares one way, so that `express` is the way of the shipment, not of a line. */
export const home: Travel = { code: 'home' }

type Chosen = Pick<LineRow, 'delivery' | 'recipe_id'>

export const travelOf = ({ delivery, recipe_id }: Chosen): Travel =>
  delivery ?? (recipe_id === '' ? home : { code: 'customs' })

/** What names a shipment among those of a cart: `me`, `customs`, `pickup-{storeId}` … */
export const shipmentIdOf = (travel: Travel): string =>
  'placeId' in travel ? `${travel.code}-${travel.placeId}` : travel.code === 'home' ? 'me' : travel.code

/** How a gift travels: home when anything does, else with the first line; it always comes from the warehouse. */
export function giftTravel(travels: readonly Travel[]): Travel {
  const [first = home] = travels
  if (travels.some(({ code }) => code === 'home')) return home
  return 'placeId' in first && first.code === 'pickup' ? { code: 'sts', placeId: first.placeId } : first
}

/** The different ways among some, what goes home first; an empty cart would go home. */
export function waysOf(travels: readonly Travel[]): Travel[] {
  const ways = new Map(travels.map(travel => [shipmentIdOf(travel), travel]))
  if (ways.size === 0) return [home]
  return [...ways.values()].toSorted((a, b) => Number(b.code === 'home') - Number(a.code === 'home'))
}
