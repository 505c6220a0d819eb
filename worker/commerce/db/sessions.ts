import { createHash } from 'node:crypto'

import type { Tokens } from '#src/commerce/calls/authentication.ts'
import type { Clock } from '#src/kit/clock.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { opaqueId, type Random } from '../random.ts'
import type { Database } from './database.ts'

type Surroundings = { readonly db: Database; readonly now: Clock; readonly random: Random }

/** Seconds each kind of token lives (D06). */
const tokenLife = { access: 30 * 60, refresh: 30 * 24 * 60 * 60 } as const

/** Only this is stored of a token, so that a stolen database opens no session. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

function handOut({ db, now, random }: Surroundings, usid: string, consumerId: string): Tokens {
  const issue = (kind: 'access' | 'refresh'): string => {
    const token = opaqueId(random, 32)
    const expiresAt = now() + tokenLife[kind] * 1000
    db.run(
      'INSERT INTO tokens (hash, kind, usid, expires_at) VALUES (?, ?, ?, ?)',
      hashOf(token),
      kind,
      usid,
      expiresAt,
    )
    return token
  }
  db.run('DELETE FROM tokens WHERE expires_at <= ?', now())
  return {
    accessToken: issue('access'),
    refreshToken: issue('refresh'),
    expiresIn: tokenLife.access,
    usid,
    consumerId,
  }
}

/** Begins a guest's session. */
export function beginGuestSession(surroundings: Surroundings): Tokens {
  const { db, now, random } = surroundings
  const usid = opaqueId(random)
  const consumerId = opaqueId(random)
  return db.transact(() => {
    db.run('INSERT INTO sessions (usid, consumer_id, created_at) VALUES (?, ?, ?)', usid, consumerId, now())
    return handOut(surroundings, usid, consumerId)
  })
}

function endSession({ db, now }: Surroundings, usid: string): void {
  db.run('UPDATE sessions SET ended_at = ? WHERE usid = ?', now(), usid)
  db.run('DELETE FROM tokens WHERE usid = ?', usid)
}

/**
 * Exchanges a refresh token for a new pair. It works once: whoever presents it again holds a copy, so the whole
 * session ends, for the honest holder as well (RFC 6819 5.2.2.3).
 */
export function refreshSession(surroundings: Surroundings, refreshToken: string): Result<Tokens, 'AUT401'> {
  const { db, now } = surroundings
  return db.transact(() => {
    const hash = hashOf(refreshToken)
    const known = db.first<{ usid: string; consumer_id: string; used_at: number | null }>(
      `SELECT usid, consumer_id, used_at FROM tokens JOIN sessions USING (usid)
       WHERE hash = ? AND kind = 'refresh' AND expires_at > ? AND ended_at IS NULL`,
      hash,
      now(),
    )
    if (known === undefined) return fail('AUT401')
    if (known.used_at !== null) {
      endSession(surroundings, known.usid)
      return fail('AUT401')
    }
    db.run('UPDATE tokens SET used_at = ? WHERE hash = ?', now(), hash)
    return ok(handOut(surroundings, known.usid, known.consumer_id))
  })
}

/** Whose access token this is; nothing when it is unknown, expired or its session has ended. */
export function holderOf(
  { db, now }: Pick<Surroundings, 'db' | 'now'>,
  accessToken: string,
): { readonly usid: string; readonly consumerId: string } | undefined {
  const row = db.first<{ usid: string; consumer_id: string }>(
    `SELECT usid, consumer_id FROM tokens JOIN sessions USING (usid)
     WHERE hash = ? AND kind = 'access' AND expires_at > ? AND ended_at IS NULL`,
    hashOf(accessToken),
    now(),
  )
  return row && { usid: row.usid, consumerId: row.consumer_id }
}
