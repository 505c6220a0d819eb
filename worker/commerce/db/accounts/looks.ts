import { createHash } from 'node:crypto'

import type { Answer, Call } from '#src/commerce/call.ts'
import type { customerCareCalls } from '#src/commerce/calls/orders/customer-care.ts'
import type { Clock } from '#src/kit/time/clock.ts'

import { opaqueId, type Random } from '../../random.ts'
import type { Database, DatabaseRow } from '../database.ts'
import type { TokenHolder } from './sessions.ts'

type Surroundings = { readonly db: Database; readonly now: Clock; readonly random: Random }
type Look = Answer<(typeof customerCareCalls)['operator.look.get'] & Call>

/** How long a code opens a look, and how long an opened one lasts, in milliseconds. */
const codeMs = 2 * 60_000
const lookMs = 15 * 60_000

/** Begins every token of a look, so that no other token is searched for here. */
const prefix = 'look-'

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

const time = (at: number): string => new Date(at).toISOString()

/** Makes a look at the store as an account sees it, and the code that opens it once. */
export function createLook({ db, now, random }: Surroundings, accountId: string, viewer: string) {
  const [lookId, code, opensUntil] = [opaqueId(random), opaqueId(random, 32), now() + codeMs]
  db.run(
    'INSERT INTO looks (id, consumer_id, viewer, created_at, code_hash, opens_until) VALUES (?, ?, ?, ?, ?, ?)',
    lookId,
    accountId,
    viewer,
    now(),
    hashOf(code),
    opensUntil,
  )
  return { lookId, code, opensUntil }
}

/** A look that has just been opened. */
export type OpenedLook = {
  readonly id: string
  readonly accountId: string
  readonly viewer: string
  readonly token: string
  /** Seconds. */
  readonly expiresIn: number
}

/** Opens the look of a code; undefined for one that is unknown, used or too old. */
export function openLook({ db, now, random }: Surroundings, code: string): OpenedLook | undefined {
  const row = db.first<{ id: string; consumer_id: string; viewer: string }>(
    'SELECT id, consumer_id, viewer FROM looks WHERE code_hash = ? AND opened_at IS NULL AND opens_until > ?',
    hashOf(code),
    now(),
  )
  if (row === undefined) return undefined
  const token = prefix + opaqueId(random, 32)
  const endsAt = now() + lookMs
  db.run(
    'UPDATE looks SET opened_at = ?, token_hash = ?, ends_at = ? WHERE id = ?',
    now(),
    hashOf(token),
    endsAt,
    row.id,
  )
  return { id: row.id, accountId: row.consumer_id, viewer: row.viewer, token, expiresIn: lookMs / 1000 }
}

/** Whose eyes a token lends; undefined for every token that is not of a look, and for one that is over. */
export function lookHolder({ db, now }: Pick<Surroundings, 'db' | 'now'>, token: string): TokenHolder | undefined {
  if (!token.startsWith(prefix)) return undefined
  const row = db.first<{ id: string; consumer_id: string; viewer: string }>(
    'SELECT id, consumer_id, viewer FROM looks WHERE token_hash = ? AND ended_at IS NULL AND ends_at > ?',
    hashOf(token),
    now(),
  )
  if (row === undefined) return undefined
  return { usid: row.id, consumerId: row.consumer_id, kind: 'registered', look: { viewer: row.viewer } }
}

/** Ends a look before its time. */
export const endLook = ({ db, now }: Pick<Surroundings, 'db' | 'now'>, id: string): number =>
  db.run('UPDATE looks SET ended_at = ? WHERE id = ? AND ended_at IS NULL', now(), id)

type LookRow = DatabaseRow & {
  viewer: string
  created_at: number
  opened_at: number | null
  opens_until: number
  ends_at: number | null
  ended_at: number | null
}

/** What became of a look; one that nobody opened in time has ended too. */
export function findLook({ db, now }: Pick<Surroundings, 'db' | 'now'>, lookId: string): Look | undefined {
  const row = db.first<LookRow>('SELECT * FROM looks WHERE id = ?', lookId)
  if (row === undefined) return undefined
  const over = row.ended_at ?? row.ends_at ?? row.opens_until
  return {
    lookId,
    viewer: row.viewer,
    createdAt: time(row.created_at),
    wasEnded: row.ended_at !== null,
    ...(row.opened_at !== null && { openedAt: time(row.opened_at) }),
    ...(over <= now() && { endedAt: time(over) }),
  }
}
