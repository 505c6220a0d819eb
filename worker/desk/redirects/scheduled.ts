import { pointAt, type HistoryEntry } from '#kv/redirects/storage/storage.ts'

import { record } from '../audit/log.ts'
import type { DeskDatabase } from '../db/database.ts'
import type { Member, StaffRole } from '../staff/roles.ts'
import { follow, stateOf, type DraftState } from './draft.ts'
import type { RedirectsTools } from './redirects-tools.ts'

/** A publication that was checked and stored, and counts from its moment on. */
export type ScheduledPublication = {
  readonly number: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly who: string
  readonly role: StaffRole
  readonly revision: string
  readonly base: string
  readonly draft: number
  readonly count: number
  readonly note: string
  readonly state: 'waiting' | 'published' | 'overtaken' | 'cancelled'
}

/** Those that wait, the next one first. */
export const waitingPublications = (db: DeskDatabase): ScheduledPublication[] =>
  db.all<ScheduledPublication>("SELECT * FROM scheduled WHERE state = 'waiting' ORDER BY at, number")

/** The last one, where somebody else's publication kept it from happening. */
export function missedPublication(db: DeskDatabase): ScheduledPublication | undefined {
  const [last] = db.all<ScheduledPublication>("SELECT * FROM scheduled WHERE state <> 'cancelled' ORDER BY number DESC")
  return last?.state === 'overtaken' ? last : undefined
}

const momentOf = (at: number): string => new Date(at).toISOString()

/** Has a stored revision count from a moment on. */
export async function schedule(
  { db, wakeAt }: RedirectsTools,
  member: Member,
  now: number,
  { revision, at, count, note }: HistoryEntry,
  { base, version }: DraftState,
): Promise<void> {
  db.run(
    `INSERT INTO scheduled (at, who, role, revision, base, draft, count, note, state)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'waiting')`,
    at,
    member.email,
    member.role,
    revision,
    base,
    version,
    count,
    note,
  )
  record(db, member, now, {
    action: 'schedule publication',
    subject: 'redirects',
    before: base,
    after: `${revision} at ${momentOf(at)} ${note}`.trim(),
  })
  await wakeAt(waitingPublications(db)[0]?.at ?? at)
}

const settle = (db: DeskDatabase, number: number, state: ScheduledPublication['state']) =>
  db.run('UPDATE scheduled SET state = ? WHERE number = ?', state, number)

/** Takes a publication back before its moment; false where it does not wait any more. */
export function cancelPublication(db: DeskDatabase, member: Member, now: number, number: number): boolean {
  const waiting = waitingPublications(db).find(one => one.number === number)
  if (waiting === undefined) return false
  settle(db, number, 'cancelled')
  const before = `${waiting.revision} at ${momentOf(waiting.at)}`
  record(db, member, now, { action: 'cancel publication', subject: 'redirects', before })
  return true
}

async function publishOne(redirects: RedirectsTools, now: number, due: ScheduledPublication): Promise<void> {
  const { db, kv } = redirects
  const { pointer, version } = await stateOf(redirects)
  const { revision, who, role, count, note, base, number } = due
  const member = { email: who, name: who, role }
  // An alarm that ended between the two writes has had it count already.
  const counts = pointer?.revision === revision
  if (!counts && (pointer?.revision ?? '') !== base) {
    settle(db, number, 'overtaken')
    const after = `not published: ${pointer?.revision ?? 'nothing'} counts`
    record(db, member, now, { action: 'miss publication', subject: 'redirects', before: base, after })
    return
  }
  if (!counts) await pointAt(kv, { revision, at: now, who, count, note })
  settle(db, number, 'published')
  if (version === due.draft) follow(db, revision)
  record(db, member, now, {
    action: 'publish rules',
    subject: 'redirects',
    before: base,
    after: `${revision} ${note}`.trim(),
  })
}

/** Publishes what is due. What somebody else has published meanwhile stays; then the draft still has what was meant. */
export async function publishDue(redirects: RedirectsTools, now: number): Promise<void> {
  for (const due of waitingPublications(redirects.db)) {
    if (due.at > now) return redirects.wakeAt(due.at)
    await publishOne(redirects, now, due)
  }
  return undefined
}
