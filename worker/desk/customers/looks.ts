import type { SiteName } from '#src/language/locales.ts'

import { record, type AuditedChange } from '../audit/log.ts'
import type { Tools } from '../context.ts'
import type { Member, StaffRole } from '../staff/roles.ts'

type PendingLook = {
  readonly id: string
  readonly site: SiteName
  /** The customer, as the audit log names them. */
  readonly subject: string
  readonly email: string
  readonly role: StaffRole
  readonly is_opened: number
}

type Asking = Pick<Tools, 'db' | 'clock' | 'operate'>

/** Remembers a look until the audit log says what became of it. */
export const rememberLook = (
  { db }: Pick<Tools, 'db'>,
  { email, role }: Member,
  { id, site, subject }: Pick<PendingLook, 'id' | 'site' | 'subject'>,
) => db.run('INSERT INTO looks (id, site, subject, email, role) VALUES (?, ?, ?, ?, ?)', id, site, subject, email, role)

/** Writes down of one look that it was opened, and that it is over. */
async function settleLook({ db, clock, operate }: Asking, look: PendingLook): Promise<void> {
  const told = await operate?.(look.site, 'operator.look.get', { path: { lookId: look.id } })
  if (told?.ok !== true) return
  const { openedAt, endedAt, wasEnded } = told.value
  const note = (change: Omit<AuditedChange, 'subject'>) =>
    record(db, { email: look.email, name: look.email, role: look.role }, clock(), { subject: look.subject, ...change })
  db.transact(() => {
    if (openedAt !== undefined && look.is_opened === 0) note({ action: 'store opened as customer', after: openedAt })
    if (endedAt !== undefined && openedAt !== undefined)
      note({ action: 'look as customer over', after: `${endedAt}${wasEnded ? '' : ', its time ran out'}` })
    if (endedAt === undefined) db.run('UPDATE looks SET is_opened = ? WHERE id = ?', openedAt ? 1 : 0, look.id)
    else db.run('DELETE FROM looks WHERE id = ?', look.id)
  })
}

/** Brings the audit log up to date with every look that was not over; asked by the alarm, and by who reads the log. */
export async function settleLooks(tools: Asking): Promise<void> {
  const pending = tools.db.all<PendingLook>('SELECT * FROM looks')
  await Promise.all(pending.map(look => settleLook(tools, look)))
}
