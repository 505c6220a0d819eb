import type { ApproachType, KeptAddress, StoredAddress } from '#src/commerce/calls/consumer/address-book.ts'

import { opaqueId, type Random } from '../../random.ts'
import { jsonColumn, type Database } from '../database.ts'

type AddressRow = { id: string; approach_type: ApproachType; main: number; address: string }

const addressColumn = jsonColumn<KeptAddress>()

const addressOf = ({ id, approach_type, main, address }: AddressRow): StoredAddress => ({
  ...addressColumn.read(address),
  id,
  addressId: id,
  approachType: approach_type,
  main: main === 1,
})

const columns = 'id, approach_type, main, address'

/** An account's addresses, the main one of each group first. */
export const readAddresses = (db: Database, accountId: string): StoredAddress[] =>
  db
    .all<AddressRow>(
      `SELECT ${columns} FROM addresses WHERE account_id = ? ORDER BY approach_type DESC, main DESC, position`,
      accountId,
    )
    .map(addressOf)

/** An address of this account; undefined for any other's. */
export function findAddress(db: Database, accountId: string, id: string): StoredAddress | undefined {
  const row = db.first<AddressRow>(`SELECT ${columns} FROM addresses WHERE id = ? AND account_id = ?`, id, accountId)
  return row && addressOf(row)
}

const hasMain = (db: Database, accountId: string, approachType: ApproachType): boolean =>
  db.first(
    'SELECT 1 AS there FROM addresses WHERE account_id = ? AND approach_type = ? AND main = 1',
    accountId,
    approachType,
  ) !== undefined

const clearMain = (db: Database, accountId: string, approachType: ApproachType): number =>
  db.run('UPDATE addresses SET main = 0 WHERE account_id = ? AND approach_type = ?', accountId, approachType)

/** A group whose main address left gets its oldest one as main (R188). */
function appointMain(db: Database, accountId: string, approachType: ApproachType): void {
  if (hasMain(db, accountId, approachType)) return
  db.run(
    `UPDATE addresses SET main = 1 WHERE id = (
       SELECT id FROM addresses WHERE account_id = ? AND approach_type = ? ORDER BY position LIMIT 1
     )`,
    accountId,
    approachType,
  )
}

export type Keeping = { readonly address: KeptAddress; readonly approachType: ApproachType; readonly main: boolean }

/** Keeps an address and gives its id. The first of a group is its main one (R190); a new main one takes over (R189). */
export function addAddress(
  { db, random }: { readonly db: Database; readonly random: Random },
  accountId: string,
  { address, approachType, main }: Keeping,
): string {
  const id = opaqueId(random)
  const isMain = main || !hasMain(db, accountId, approachType)
  if (isMain) clearMain(db, accountId, approachType)
  db.run(
    `INSERT INTO addresses (id, account_id, approach_type, main, address, position)
     VALUES (?1, ?2, ?3, ?4, ?5, (SELECT COALESCE(MAX(position), 0) + 1 FROM addresses WHERE account_id = ?2))`,
    id,
    accountId,
    approachType,
    isMain ? 1 : 0,
    addressColumn.write(address),
  )
  return id
}

/** Rewrites an address; it stays the main one of its group until another takes over. */
export function setAddress(
  db: Database,
  accountId: string,
  before: StoredAddress,
  { address, approachType, main }: Keeping,
): void {
  const staysMain = before.main && before.approachType === approachType
  const isMain = main || staysMain || !hasMain(db, accountId, approachType)
  if (isMain) clearMain(db, accountId, approachType)
  db.run(
    'UPDATE addresses SET approach_type = ?, main = ?, address = ? WHERE id = ?',
    approachType,
    isMain ? 1 : 0,
    addressColumn.write(address),
    before.id,
  )
  appointMain(db, accountId, before.approachType)
}

export function removeAddress(db: Database, accountId: string, { id, approachType }: StoredAddress): void {
  db.run('DELETE FROM addresses WHERE id = ?', id)
  appointMain(db, accountId, approachType)
}
