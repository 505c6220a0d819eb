import type { DeskDatabase } from '../db/database.ts'
import type { Member } from '../staff/roles.ts'

/** One change: who made it, of what, and what was there before and after, as text. */
export type AuditEntry = {
  readonly number: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly who: string
  readonly role: string
  readonly action: string
  readonly subject: string
  readonly before: string
  readonly after: string
}

export type AuditedChange = Pick<AuditEntry, 'action' | 'subject'> & Partial<Pick<AuditEntry, 'before' | 'after'>>

/** More of a text is cut: the log tells what happened, it keeps no copies of tables. */
const longestText = 2_000

/** Adds to the log; the schema lets nobody change or shorten it. */
export function record(db: DeskDatabase, member: Member, now: number, change: AuditedChange): void {
  const { action, subject, before = '', after = '' } = change
  db.run(
    'INSERT INTO audit (at, who, role, action, subject, before, after) VALUES (?, ?, ?, ?, ?, ?, ?)',
    now,
    member.email,
    member.role,
    action,
    subject.slice(0, longestText),
    before.slice(0, longestText),
    after.slice(0, longestText),
  )
}

/** A page of the log, the newest first. */
export const readLog = (db: DeskDatabase, page: number, size: number): AuditEntry[] =>
  db.all<AuditEntry>('SELECT * FROM audit ORDER BY number DESC LIMIT ? OFFSET ?', size, (page - 1) * size)
