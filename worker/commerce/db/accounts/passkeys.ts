import type { Passkey } from '#src/commerce/calls/passkeys.ts'

import type { Context } from '../../context.ts'
import { opaqueId } from '../../random.ts'
import type { Database, DatabaseRow } from '../database.ts'

export type StoredPasskey = {
  readonly id: string
  readonly credentialId: string
  readonly accountId: string
  readonly publicKey: string
  readonly counter: number
}

const columns = 'id, credential_id AS credentialId, account_id AS accountId, public_key AS publicKey, counter'

export const findPasskey = (db: Database, credentialId: string): StoredPasskey | undefined =>
  db.first<StoredPasskey & DatabaseRow>(`SELECT ${columns} FROM passkeys WHERE credential_id = ?`, credentialId)

export const passkeysOf = (db: Database, accountId: string): StoredPasskey[] =>
  db.all<StoredPasskey & DatabaseRow>(`SELECT ${columns} FROM passkeys WHERE account_id = ?`, accountId)

const moment = (at: number): string => new Date(at).toISOString()

/** An account's passkeys as their owner sees them, the first one first. */
export const readPasskeys = (db: Database, accountId: string): Passkey[] =>
  db
    .all<{ id: string; name: string; created_at: number; used_at: number | null }>(
      'SELECT id, name, created_at, used_at FROM passkeys WHERE account_id = ? ORDER BY created_at, id',
      accountId,
    )
    .map(({ id: passkeyId, name, created_at, used_at }) => ({
      passkeyId,
      name,
      createdAt: moment(created_at),
      ...(used_at !== null && { usedAt: moment(used_at) }),
    }))

export const addPasskey = (
  { db, now, random }: Pick<Context, 'db' | 'now' | 'random'>,
  { credentialId, accountId, publicKey, counter, name }: Omit<StoredPasskey, 'id'> & { readonly name: string },
): number =>
  db.run(
    `INSERT INTO passkeys (id, credential_id, account_id, name, public_key, counter, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    opaqueId(random),
    credentialId,
    accountId,
    name,
    publicKey,
    counter,
    now(),
  )

/** Remembers that a passkey was used, and how often it has signed since it was made. */
export const usePasskey = ({ db, now }: Pick<Context, 'db' | 'now'>, id: string, counter: number): number =>
  db.run('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?', counter, now(), id)

export const removePasskey = (db: Database, accountId: string, id: string): number =>
  db.run('DELETE FROM passkeys WHERE account_id = ? AND id = ?', accountId, id)
