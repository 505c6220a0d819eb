import type { Associate } from '#src/commerce/calls/session-shapes.ts'

import { locationFacts } from '../catalogue/places.ts'
import type { Database } from '../database.ts'

export type StoreAssociate = Associate & { readonly username: string; readonly password: string }

type AssociateRow = { id: string; store_id: string; name: string; username: string; password: string; facts: string }

const associateOf = ({ id, store_id, name, username, password, facts }: AssociateRow): StoreAssociate => ({
  storeEmployeeId: id,
  storeEmployeeName: name,
  storeId: store_id,
  storeName: locationFacts.read(facts).name,
  username,
  password,
})

const query = `SELECT associates.*, facts FROM associates JOIN locations ON locations.id = store_id`

export function findAssociate(db: Database, username: string): StoreAssociate | undefined {
  const row = db.first<AssociateRow>(`${query} WHERE username = ?`, username)
  return row && associateOf(row)
}

export const employeesOf = (db: Database, storeId: string): StoreAssociate[] =>
  db.all<AssociateRow>(`${query} WHERE store_id = ? ORDER BY name`, storeId).map(associateOf)

export const addAssociate = (
  db: Database,
  { storeEmployeeId, storeId, storeEmployeeName, username, password }: Omit<StoreAssociate, 'storeName'>,
): number =>
  db.run(
    'INSERT INTO associates (id, store_id, name, username, password) VALUES (?, ?, ?, ?, ?)',
    storeEmployeeId,
    storeId,
    storeEmployeeName,
    username,
    password,
  )

/** Whether there is a store of this name at the site. */
export const isStore = (db: Database, storeId: string): boolean =>
  db.first(`SELECT 1 AS there FROM locations WHERE id = ? AND kind = 'store'`, storeId) !== undefined
