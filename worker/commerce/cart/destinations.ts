import type { Address, PickupLocation } from '#src/commerce/calls/cart/delivery-shapes.ts'

import type { Context } from '../context.ts'
import type { Basket } from '../db/orders/baskets.ts'
import type { LineRow } from '../db/orders/lines.ts'
import { findCollectionPoint, readStoreInventory, readStores, type StoredStore } from '../db/catalogue/places.ts'
import { defaultShippingCode, homeCodes, type HomeCode } from '../rules/shipping.ts'

/** Where the things of a basket go, and could go. */
export type Destinations = {
  /** Ways home to this address, and the one that was chosen (or the default, when the chosen one is not there). */
  readonly homeCodes: readonly HomeCode[]
  readonly homeCode: HomeCode
  /** Stores a line is offered: those of the cart, the favourite one, those in the city of the address. */
  readonly stores: readonly StoredStore[]
  /** Stores and collection points of the lines, by id. */
  readonly places: ReadonlyMap<string, PickupLocation>
  /** Free pieces of a SKU in one of the stores. */
  readonly freeAtStore: (storeId: string, upc: string) => number
}

const isIn = ({ city, countryCode }: Address) => {
  const name = city.trim().toLowerCase()
  return (store: StoredStore) => store.countryCode === countryCode && store.city.toLowerCase() === name
}

const placeOf = ({
  id,
  name,
  addressLine1,
  city,
  province,
  postalCode,
  countryCode,
}: PickupLocation): PickupLocation => ({
  id,
  name,
  addressLine1,
  city,
  postalCode,
  countryCode,
  ...(province === undefined ? {} : { province }),
})

/** Reads the stores, their stock and the collection points that the lines' delivery options depend on. */
export function destinationsOf(
  { db }: Context,
  { shippingAddress, shippingCode = defaultShippingCode }: Basket,
  rows: readonly LineRow[],
  favouriteStoreId?: string,
): Destinations {
  const all = readStores(db)
  const used = new Set(rows.flatMap(({ delivery }) => delivery?.placeId ?? []))
  const local = shippingAddress === undefined ? [] : all.filter(isIn(shippingAddress))
  const stores = all.filter(store => used.has(store.id) || store.id === favouriteStoreId || local.includes(store))
  const points = [...used].flatMap(id => findCollectionPoint(db, id) ?? [])
  const inventory = readStoreInventory(
    db,
    rows.map(({ upc }) => upc),
    stores.map(({ id }) => id),
  )
  const free = new Map(inventory.map(row => [`${row.location_id} ${row.upc}`, row.free]))
  const isSameDay = local.some(({ services }) => services.includes('same-day'))
  const offeredCodes = homeCodes.filter(code => code !== 'same-day' || isSameDay)
  return {
    homeCodes: offeredCodes,
    homeCode: offeredCodes.includes(shippingCode) ? shippingCode : defaultShippingCode,
    stores,
    places: new Map([...stores, ...points].map(place => [place.id, placeOf(place)])),
    freeAtStore: (storeId, upc) => free.get(`${storeId} ${upc}`) ?? 0,
  }
}
