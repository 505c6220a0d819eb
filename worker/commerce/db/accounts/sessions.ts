import { createHash, createHmac } from 'node:crypto'

import type { Clock } from '#src/kit/time/clock.ts'
import { associate as associateShape, type Associate } from '#src/commerce/calls/session-shapes.ts'
import { memoize } from '#src/kit/memoize.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { opaqueId, type Random } from '../../random.ts'
import { jsonColumn, type Database, type DatabaseRow } from '../database.ts'
import { siteSecret } from '../secrets.ts'

type Surroundings = { readonly db: Database; readonly now: Clock; readonly random: Random }

/** Seconds each kind of token lives (D06). */
const tokenLife = { access: 30 * 60, refresh: 30 * 24 * 60 * 60 } as const

/** A session of an account ends after so long, however often its tokens are renewed (ASVS 7.3.2). */
const accountSessionMs = 90 * 86_400_000

/** Only this is stored of a token, so that a stolen database opens no session; who shops asks with the same one again. */
const hashOf = memoize((token: string): string => createHash('sha256').update(token).digest('base64url'), 2_000)

/** A used refresh token still gets the answer it got, this long: the answer may have been lost on its way. */
const replayMs = 30_000

type Kind = keyof typeof tokenLife

const associateColumn = jsonColumn(associateShape)

/** The tokens that follow a refresh token: the same each time, and impossible to compute without the site's secret. */
const successorsOf =
  (surroundings: Surroundings, refreshToken: string) =>
  (kind: Kind): string =>
    createHmac('sha256', siteSecret(surroundings, 'tokens')).update(`${kind}:${refreshToken}`).digest('base64url')

/** A session and its current pair of tokens. */
export type Issued = {
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiresIn: number
  readonly usid: string
  readonly consumerId: string
}

/** Hands out a pair of tokens; asked again for the same pair it leaves what it has stored. */
function handOut({ db, now }: Surroundings, usid: string, consumerId: string, tokenOf: (kind: Kind) => string): Issued {
  const issue = (kind: Kind): string => {
    const token = tokenOf(kind)
    const expiresAt = now() + tokenLife[kind] * 1000
    db.run(
      'INSERT INTO tokens (hash, kind, usid, expires_at) VALUES (?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING',
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

/** A session's owner: a guest, an account, or an associate who serves shoppers until `endsAt` (D10). */
export type SessionOwner =
  | { readonly kind: 'guest' }
  | { readonly kind: 'registered'; readonly consumerId: string }
  | { readonly kind: 'associate'; readonly endsAt: number; readonly associate: Associate }

const endOf = (opening: SessionOwner, at: number): number | null => {
  if (opening.kind === 'associate') return opening.endsAt
  return opening.kind === 'registered' ? at + accountSessionMs : null
}

/** Begins a session; a guest's and an associate's consumer is new, and so are its baskets and lists. */
export function beginSession(surroundings: Surroundings & { readonly device?: string }, opening: SessionOwner): Issued {
  const { db, now, random, device = '' } = surroundings
  const usid = opaqueId(random)
  const consumerId = opening.kind === 'registered' ? opening.consumerId : opaqueId(random)
  return db.transact(() => {
    db.run(
      `INSERT INTO sessions (usid, consumer_id, created_at, kind, ends_at, proven_at, associate, device)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      usid,
      consumerId,
      now(),
      opening.kind,
      endOf(opening, now()),
      opening.kind === 'guest' ? null : now(),
      opening.kind === 'associate' ? associateColumn.write(opening.associate) : null,
      opening.kind === 'registered' && device !== '' ? device : null,
    )
    return handOut(surroundings, usid, consumerId, () => opaqueId(random, 32))
  })
}

/** Writes down that a session's holder has just shown once more who they are. */
export const proveSession = ({ db, now }: Pick<Surroundings, 'db' | 'now'>, usid: string): number =>
  db.run('UPDATE sessions SET proven_at = ? WHERE usid = ?', now(), usid)

/** Ends a session with all its tokens. */
export function endSession({ db, now }: Pick<Surroundings, 'db' | 'now'>, usid: string): void {
  db.run('UPDATE sessions SET ended_at = ? WHERE usid = ?', now(), usid)
  db.run('DELETE FROM tokens WHERE usid = ?', usid)
}

/** Ends every session of an account, so that after a new password nobody stays signed in with the old one. */
export function endSessionsOf(surroundings: Pick<Surroundings, 'db' | 'now'>, consumerId: string): void {
  const open = surroundings.db.all<{ usid: string }>(
    'SELECT usid FROM sessions WHERE consumer_id = ? AND ended_at IS NULL',
    consumerId,
  )
  for (const { usid } of open) endSession(surroundings, usid)
}

/**
 * Exchanges a refresh token for a new pair. For half a minute it returns the same pair again, because the answer may
 * have been lost or a second tab may have asked too. A later use means that the token was copied, so the whole session
 * ends, for its owner as well (RFC 6819 5.2.2.3).
 */
export function refreshSession(surroundings: Surroundings, refreshToken: string): Result<Issued, 'AUT401'> {
  const { db, now } = surroundings
  return db.transact(() => {
    const hash = hashOf(refreshToken)
    const known = db.first<{ usid: string; consumer_id: string; used_at: number | null }>(
      `SELECT usid, consumer_id, used_at FROM tokens JOIN sessions USING (usid)
       WHERE hash = ?1 AND tokens.kind = 'refresh' AND expires_at > ?2 AND ended_at IS NULL AND coalesce(ends_at, ?2 + 1) > ?2`,
      hash,
      now(),
    )
    if (known === undefined) return fail('AUT401')
    if (known.used_at !== null && now() - known.used_at > replayMs) {
      endSession(surroundings, known.usid)
      return fail('AUT401')
    }
    db.run('UPDATE tokens SET used_at = coalesce(used_at, ?) WHERE hash = ?', now(), hash)
    return ok(handOut(surroundings, known.usid, known.consumer_id, successorsOf(surroundings, refreshToken)))
  })
}

/** The owner of an access token. */
export type TokenHolder = {
  readonly usid: string
  readonly consumerId: string
  readonly kind: SessionOwner['kind']
  /** When they last showed who they are; guests never do. */
  readonly provenAt?: number
  readonly associate?: Associate
  /** Somebody of the staff who looks, and changes nothing. */
  readonly look?: { readonly viewer: string }
}

type HolderRow = DatabaseRow & {
  usid: string
  consumer_id: string
  kind: SessionOwner['kind']
  proven_at: number | null
  associate: string | null
}

/** The owner of an access token; undefined when it is unknown, expired or its session has ended. */
export function holderOf({ db, now }: Pick<Surroundings, 'db' | 'now'>, accessToken: string): TokenHolder | undefined {
  const row = db.first<HolderRow>(
    `SELECT usid, consumer_id, sessions.kind, proven_at, associate FROM tokens JOIN sessions USING (usid)
     WHERE hash = ?1 AND tokens.kind = 'access' AND expires_at > ?2 AND ended_at IS NULL
       AND coalesce(ends_at, ?2 + 1) > ?2`,
    hashOf(accessToken),
    now(),
  )
  if (row === undefined) return undefined
  const { usid, consumer_id: consumerId, kind, proven_at: provenAt, associate } = row
  return {
    usid,
    consumerId,
    kind,
    ...(provenAt === null ? {} : { provenAt }),
    ...(associate === null ? {} : { associate: associateColumn.read(associate) }),
  }
}
