import { createHash } from 'node:crypto'

import * as v from 'valibot'

import { associate, identityProviders } from '#src/commerce/calls/session-shapes.ts'
import type { Clock } from '#src/kit/time/clock.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { opaqueId, type Random } from '../../random.ts'
import { jsonColumn, type Database, type JsonColumn } from '../database.ts'

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
  /** A WebAuthn challenge: time enough to find a security key. */
  passkey: 5 * 60_000,
  /** Between a password and the code of the app. */
  'second-factor': 10 * 60_000,
} as const
export type Purpose = keyof typeof lifeMs

const nothing = v.object({})

/** The data a code of each kind carries, besides its subject. */
const carried = {
  'sign-in': v.object({ codeChallenge: v.string(), guestId: v.string() }),
  reset: nothing,
  'opt-in': v.object({ confirms: v.picklist(['newsletter', 'loyalty']), recipient: v.string() }),
  email: v.object({ email: v.string() }),
  identity: v.object({
    idp: v.picklist(identityProviders),
    email: v.string(),
    /** Whether the provider has checked that the e-mail is theirs (OpenID Connect, `email_verified`). */
    isEmailVerified: v.boolean(),
    firstName: v.string(),
    lastName: v.string(),
    /** The provider fails when it is asked (AUT500). */
    isOutOfOrder: v.exactOptional(v.boolean()),
  }),
  'hand-over': v.object({ consumerId: v.string(), associate }),
  passkey: nothing,
  'second-factor': v.object({ guestId: v.string() }),
} as const satisfies Record<Purpose, v.GenericSchema>

export type CodeFacts<Kind extends Purpose> = Readonly<v.InferOutput<(typeof carried)[Kind]>>

const factsColumns: { readonly [Kind in Purpose]: JsonColumn<CodeFacts<Kind>> } = {
  'sign-in': jsonColumn(carried['sign-in']),
  reset: jsonColumn(carried.reset),
  'opt-in': jsonColumn(carried['opt-in']),
  email: jsonColumn(carried.email),
  identity: jsonColumn(carried.identity),
  'hand-over': jsonColumn(carried['hand-over']),
  passkey: jsonColumn(carried.passkey),
  'second-factor': jsonColumn(carried['second-factor']),
}

/** Only this is stored of a code. */
const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url')

/** Makes a code of 256 bits that works once; `facts` come back with it. */
export function issueCode<Kind extends Purpose>(
  { db, now, random }: Surroundings,
  purpose: Kind,
  subject: string,
  facts: CodeFacts<Kind>,
): string {
  const code = opaqueId(random, 32)
  db.run('DELETE FROM one_time_codes WHERE expires_at <= ?', now() - lifeMs['opt-in'])
  db.run(
    'INSERT INTO one_time_codes (hash, purpose, subject, facts, expires_at) VALUES (?, ?, ?, ?, ?)',
    hashOf(code),
    purpose,
    subject,
    factsColumns[purpose].write(facts),
    now() + lifeMs[purpose],
  )
  return code
}

export type OpenCode<Kind extends Purpose> = { readonly subject: string; readonly facts: CodeFacts<Kind> }

/** The subject and data of a code, without using it up. Unknown codes count as `expired`. */
export function readCode<Kind extends Purpose>(
  { db, now }: Pick<Surroundings, 'db' | 'now'>,
  purpose: Kind,
  code: string,
): Result<OpenCode<Kind>, 'expired' | 'used'> {
  const row = db.first<{ subject: string; facts: string; used_at: number | null }>(
    'SELECT subject, facts, used_at FROM one_time_codes WHERE hash = ? AND purpose = ? AND expires_at > ?',
    hashOf(code),
    purpose,
    now(),
  )
  if (row === undefined) return fail('expired')
  return row.used_at === null
    ? ok({ subject: row.subject, facts: factsColumns[purpose].read(row.facts) })
    : fail('used')
}

/** Marks a code as used. The object is synchronous, so no other request can use it between reading and marking. */
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
