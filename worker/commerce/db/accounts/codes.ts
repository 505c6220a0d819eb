import { createHash } from 'node:crypto'

import type { Clock } from '#src/kit/clock.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { opaqueId, type Random } from '../../random.ts'
import { fromJson, type Database } from '../database.ts'

type Surroundings = { readonly db: Database; readonly now: Clock; readonly random: Random }

/** How long each kind of code lives, in milliseconds. */
export const lifeMs = {
  /** A sign-in in flight. */
  'sign-in': 60_000,
  /** D05 */
  reset: 60 * 60_000,
  'opt-in': 7 * 86_400_000,
  /** Shows that an address is the owner's. */
  email: 24 * 60 * 60_000,
  identity: 60_000,
  /** As long as it takes to hold a phone in front of a picture. */
  'hand-over': 5 * 60_000,
  /** A challenge of WebAuthn: as long as somebody looks for their key. */
  passkey: 5 * 60_000,
} as const
export type Purpose = keyof typeof lifeMs

/** Only this is stored of a code. */
const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url')

/** Makes a code of 256 bits that works once. `facts` are given back to whoever uses it. */
export function issueCode(
  { db, now, random }: Surroundings,
  purpose: Purpose,
  subject: string,
  facts: Readonly<Record<string, unknown>> = {},
): string {
  const code = opaqueId(random, 32)
  db.run('DELETE FROM one_time_codes WHERE expires_at <= ?', now() - lifeMs['opt-in'])
  db.run(
    'INSERT INTO one_time_codes (hash, purpose, subject, facts, expires_at) VALUES (?, ?, ?, ?, ?)',
    hashOf(code),
    purpose,
    subject,
    JSON.stringify(facts),
    now() + lifeMs[purpose],
  )
  return code
}

export type Used<Facts> = { readonly subject: string; readonly facts: Facts }

/** What a code stands for, without using it. `expired` is the same as never issued. */
export function readCode<Facts>(
  { db, now }: Pick<Surroundings, 'db' | 'now'>,
  purpose: Purpose,
  code: string,
): Result<Used<Facts>, 'expired' | 'used'> {
  const row = db.first<{ subject: string; facts: string; used_at: number | null }>(
    'SELECT subject, facts, used_at FROM one_time_codes WHERE hash = ? AND purpose = ? AND expires_at > ?',
    hashOf(code),
    purpose,
    now(),
  )
  if (row === undefined) return fail('expired')
  return row.used_at === null ? ok({ subject: row.subject, facts: fromJson<Facts>(row.facts) }) : fail('used')
}

/** Marks a code as used; the object is synchronous, so between reading and using nobody else can use it. */
export const useCode = ({ db, now }: Pick<Surroundings, 'db' | 'now'>, code: string): number =>
  db.run('UPDATE one_time_codes SET used_at = ? WHERE hash = ?', now(), hashOf(code))

/** A newer letter makes the older ones void. */
export const voidCodes = ({ db, now }: Pick<Surroundings, 'db' | 'now'>, purpose: Purpose, subject: string): number =>
  db.run(
    'UPDATE one_time_codes SET used_at = ? WHERE purpose = ? AND subject = ? AND used_at IS NULL',
    now(),
    purpose,
    subject,
  )
