import type { CollectionPoint } from '#src/commerce/calls/catalogue/stores.ts'

import type { StockLocation, StoreFacts } from '../../seed/places.ts'
import { jsonColumn, type Database } from '../database.ts'
import { watched } from './watched.ts'

/** A store as the catalogue of places has it. */
export type StoredStore = Omit<StockLocation, 'kind' | 'site' | keyof StoreFacts> & StoreFacts

/** A place as its row has it, without id and kind. */
export const locationFacts = jsonColumn<Omit<StockLocation, 'id' | 'kind'>>()

/** Written as one list, each point a row. */
const collectionPoint = jsonColumn<CollectionPoint>()

/** The facts of a store whose row has none. */
const noFacts: StoreFacts = { phone: '', services: [], hours: [] }

/** Parcels on their way to a store, or waiting there for who ordered them. */
const parcelsAt = (db: Database, storeId: string): number =>
  db.first<{ parcels: number }>(
    `SELECT COUNT(*) AS parcels FROM orders, json_each(quote, '$.shippingMethods') AS way
     WHERE placing NOT IN ('draft', 'failed') AND status NOT IN ('DELIVERED', 'CANCELLED', 'RETURNED')
       AND way.value ->> 'shipmentId' = 'sts-' || ?`,
    storeId,
  )?.parcels ?? 0

/** Whether a store is sent parcels, and has room for one more. */
export const takesParcels = (db: Database, { id, services, parcelRoom }: StoredStore): boolean =>
  services.includes('ship-to-store') && (parcelRoom === undefined || parcelsAt(db, id) < parcelRoom)

type PlaceRow = { id: string; facts: string }

const storesNow = (db: Database): readonly StoredStore[] =>
  db
    .all<PlaceRow>(`SELECT id, facts FROM locations WHERE kind = 'store'`)
    .map(({ id, facts }) => {
      const { site: _, ...store } = locationFacts.read(facts)
      return { ...noFacts, ...store, id }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))

const stores = new WeakMap<Database, () => readonly StoredStore[]>()

/** The stores of this shop, by name. Every price of a cart asks for them, so they are kept until one changes. */
export function readStores(db: Database): readonly StoredStore[] {
  const known = stores.get(db)
  if (known !== undefined) return known()
  const read = watched(db, 'places', () => storesNow(db))
  stores.set(db, read)
  return read()
}

/** Where parcels come from. */
export const readWarehouses = (db: Database): Pick<StockLocation, 'latitude' | 'longitude'>[] =>
  db
    .all<PlaceRow>(`SELECT id, facts FROM locations WHERE kind = 'warehouse'`)
    .map(({ facts }) => locationFacts.read(facts))

export type StoreInventoryRow = { upc: string; location_id: string; free: number }

/** Free pieces of some SKUs in some stores. */
export const readStoreInventory = (
  db: Database,
  upcs: readonly string[],
  storeIds: readonly string[],
): StoreInventoryRow[] =>
  db.all(
    `SELECT upc, location_id, on_hand - reserved AS free FROM stock
     WHERE upc IN (SELECT value FROM json_each(?)) AND location_id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(upcs),
    JSON.stringify(storeIds),
  )

/** Which products a store has something of. */
export const readStoreProducts = (db: Database): { location_id: string; product_id: string }[] =>
  db.all(
    `SELECT DISTINCT location_id, product_id FROM stock
     JOIN variants ON variants.upc = stock.upc JOIN locations ON locations.id = location_id
     WHERE locations.kind = 'store' AND on_hand > reserved AND withdrawn = 0`,
  )

/** The SKUs that at least one of some stores has in stock. */
export const readStocked = (db: Database, storeIds: readonly string[]): ReadonlySet<string> =>
  new Set(
    db
      .all<{ upc: string }>(
        `SELECT DISTINCT upc FROM stock
         WHERE location_id IN (SELECT value FROM json_each(?)) AND on_hand > reserved`,
        JSON.stringify(storeIds),
      )
      .map(({ upc }) => upc),
  )

export function writeCollectionPoints(db: Database, points: readonly CollectionPoint[]): void {
  db.run(
    `INSERT INTO collection_points (id, facts) SELECT value ->> 'id', value FROM json_each(?)`,
    JSON.stringify(points),
  )
}

export function findCollectionPoint(db: Database, id: string): CollectionPoint | undefined {
  const row = db.first<{ facts: string }>('SELECT facts FROM collection_points WHERE id = ?', id)
  return row && collectionPoint.read(row.facts)
}

export const readCollectionPoints = (db: Database): CollectionPoint[] =>
  db
    .all<{ facts: string }>('SELECT facts FROM collection_points ORDER BY id')
    .map(({ facts }) => collectionPoint.read(facts))
