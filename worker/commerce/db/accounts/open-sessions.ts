import { createHash } from 'node:crypto'

import type { OpenSession } from '#src/commerce/calls/open-sessions.ts'

import type { Context } from '../../context.ts'
import { endSession } from './sessions.ts'

type Surroundings = Pick<Context, 'db' | 'now'>

/** The name of a session outside the platform. It cannot be used as the session's id. */
const nameOf = (usid: string): string => createHash('sha256').update(`session ${usid}`).digest('base64url').slice(0, 22)

type Row = { readonly usid: string; readonly created_at: number; readonly device: string | null }

/** Sessions of an account that still have a token to go on with, the latest first. */
const openOf = ({ db, now }: Surroundings, accountId: string): Row[] =>
  db.all<Row & Record<string, string | number | null>>(
    `SELECT usid, created_at, device FROM sessions
     WHERE consumer_id = ?1 AND kind = 'registered' AND ended_at IS NULL AND coalesce(ends_at, ?2 + 1) > ?2
       AND EXISTS (SELECT 1 FROM tokens WHERE tokens.usid = sessions.usid AND expires_at > ?2)
     ORDER BY created_at DESC, usid`,
    accountId,
    now(),
  )

/** Where an account is signed in, as its owner sees it; `usid` is the session that asks. */
export const readSessions = (surroundings: Surroundings, accountId: string, usid: string): OpenSession[] =>
  openOf(surroundings, accountId).map(row => ({
    sessionId: nameOf(row.usid),
    begunAt: new Date(row.created_at).toISOString(),
    ...(row.device !== null && { device: row.device }),
    isThis: row.usid === usid,
  }))

/** Ends one of them; of a session that is not the account's own nothing ends. */
export function endSessionNamed(surroundings: Surroundings, accountId: string, sessionId: string): void {
  const named = openOf(surroundings, accountId).find(({ usid }) => nameOf(usid) === sessionId)
  if (named !== undefined) endSession(surroundings, named.usid)
}
