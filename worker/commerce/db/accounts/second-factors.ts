import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto'

import type { Clock } from '#src/kit/time/clock.ts'

import type { Random } from '../../random.ts'
import type { Database, DatabaseRow } from '../database.ts'
import { siteSecret } from '../secrets.ts'

type Surroundings = { readonly db: Database; readonly now: Clock; readonly random: Random }

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const keyOf = (surroundings: Surroundings): Buffer =>
  createHash('sha256').update(siteSecret(surroundings, 'second-factors')).digest()

/** Seals a secret for one account: moved to another's row it opens nothing. */
function seal(surroundings: Surroundings, accountId: string, secret: string): string {
  const iv = surroundings.random(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(surroundings), iv).setAAD(Buffer.from(accountId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

function unseal(surroundings: Surroundings, accountId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)]
  const decipher = createDecipheriv(algorithm, keyOf(surroundings), iv).setAAD(Buffer.from(accountId)).setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
}

export type SecondFactor = {
  /** Base32, as code apps take it. */
  readonly secret: string
  readonly lastStep: number
  readonly offeredAt: number
  /** Undefined while it was only offered. */
  readonly confirmedAt: number | undefined
}

export function readSecondFactor(surroundings: Surroundings, accountId: string): SecondFactor | undefined {
  const row = surroundings.db.first<
    { secret: string; last_step: number; offered_at: number; confirmed_at: number | null } & DatabaseRow
  >('SELECT secret, last_step, offered_at, confirmed_at FROM second_factors WHERE account_id = ?', accountId)
  return (
    row && {
      secret: unseal(surroundings, accountId, row.secret),
      lastStep: row.last_step,
      offeredAt: row.offered_at,
      confirmedAt: row.confirmed_at ?? undefined,
    }
  )
}

/** Whether an account's sign-ins ask for a code of its app. */
export const hasSecondFactor = (db: Database, accountId: string): boolean =>
  db.first('SELECT 1 FROM second_factors WHERE account_id = ? AND confirmed_at IS NOT NULL', accountId) !== undefined

/** Keeps a secret that is offered; one that is in use already stays. */
export const offerSecondFactor = (surroundings: Surroundings, accountId: string, secret: string): number =>
  surroundings.db.run(
    `INSERT INTO second_factors (account_id, secret, offered_at) VALUES (?, ?, ?)
     ON CONFLICT (account_id) DO UPDATE SET secret = excluded.secret, offered_at = excluded.offered_at, last_step = 0
     WHERE confirmed_at IS NULL`,
    accountId,
    seal(surroundings, accountId, secret),
    surroundings.now(),
  )

/** Notes the interval of a code that was taken, so that neither it nor an earlier one is taken again. */
export const takeStep = (db: Database, accountId: string, step: number): number =>
  db.run('UPDATE second_factors SET last_step = ?1 WHERE account_id = ?2 AND last_step < ?1', step, accountId)

export const confirmSecondFactor = ({ db, now }: Surroundings, accountId: string): number =>
  db.run('UPDATE second_factors SET confirmed_at = ? WHERE account_id = ? AND confirmed_at IS NULL', now(), accountId)

const digestOf = (surroundings: Surroundings, accountId: string, code: string): string =>
  createHmac('sha256', siteSecret(surroundings, 'second-factors')).update(`${accountId} ${code}`).digest('base64url')

/** Keeps these recovery codes in the place of all earlier ones. */
export function keepRecoveryCodes(surroundings: Surroundings, accountId: string, codes: readonly string[]): void {
  surroundings.db.run('DELETE FROM recovery_codes WHERE account_id = ?', accountId)
  for (const code of codes)
    surroundings.db.run(
      'INSERT INTO recovery_codes (account_id, digest) VALUES (?, ?)',
      accountId,
      digestOf(surroundings, accountId, code),
    )
}

export const recoveryCodesLeft = (db: Database, accountId: string): number =>
  db.first<{ left: number }>('SELECT count(*) AS left FROM recovery_codes WHERE account_id = ?', accountId)?.left ?? 0

/** Uses a recovery code up; false when it is none, or was used before. */
export function takeRecoveryCode(surroundings: Surroundings, accountId: string, code: string): boolean {
  const before = recoveryCodesLeft(surroundings.db, accountId)
  surroundings.db.run(
    'DELETE FROM recovery_codes WHERE account_id = ? AND digest = ?',
    accountId,
    digestOf(surroundings, accountId, code),
  )
  return recoveryCodesLeft(surroundings.db, accountId) < before
}

export function removeSecondFactor(db: Database, accountId: string): void {
  db.run('DELETE FROM second_factors WHERE account_id = ?', accountId)
  db.run('DELETE FROM recovery_codes WHERE account_id = ?', accountId)
}
