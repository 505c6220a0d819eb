import type { Clock } from '#src/kit/time/clock.ts'

import { opaqueId, randomDigits, type Random } from '../../random.ts'
import {
  accountOf,
  detailsColumn,
  type Account,
  type AccountRow,
  type AccountAllowance,
  type Details,
  type Identity,
} from './account.ts'
import type { Database, Value } from '../database.ts'

function findBy(db: Database, condition: string, value: Value): Account | undefined {
  const row = db.first<AccountRow>(`SELECT * FROM accounts WHERE ${condition}`, value)
  return row && accountOf(db, row)
}

export const findAccount = (db: Database, id: string): Account | undefined => findBy(db, 'id = ?', id)

export const findAccountByEmail = (db: Database, email: string): Account | undefined =>
  findBy(db, 'email = ? AND closed_at IS NULL', email)

/** The account whose proven number this is. */
export const findAccountByPhone = (db: Database, phone: string): Account | undefined =>
  findBy(db, 'phone = ? AND closed_at IS NULL', phone)

export function findAccountByIdentity(db: Database, { type, subject }: Identity): Account | undefined {
  const row = db.first<AccountRow>(
    `SELECT accounts.* FROM accounts JOIN identities ON account_id = accounts.id
     WHERE type = ? AND subject = ? AND closed_at IS NULL`,
    type,
    subject,
  )
  return row && accountOf(db, row)
}

type Creating = { readonly db: Database; readonly now: Clock; readonly random: Random }

export type NewAccount = Pick<Account, 'email' | 'details'> & {
  readonly phone?: string | undefined
  /** Whether e-mail and phone are confirmed. */
  readonly isProven: boolean
}

/** Opens an account. The caller has checked that e-mail and confirmed phone belong to no other. */
export function createAccount({ db, now, random }: Creating, { email, phone, details, isProven }: NewAccount): string {
  const id = opaqueId(random)
  db.run(
    `INSERT INTO accounts (id, consumer_no, email, email_verified_at, phone, unproven_phone, details, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    randomDigits(random, 12),
    email,
    isProven ? now() : null,
    (isProven ? phone : undefined) ?? null,
    (isProven ? undefined : phone) ?? null,
    detailsColumn.write(details),
    now(),
  )
  return id
}

const columnOf = {
  email: 'email',
  emailVerifiedAt: 'email_verified_at',
  pendingEmail: 'pending_email',
  phone: 'phone',
  unprovenPhone: 'unproven_phone',
  password: 'password',
  failedAttempts: 'failed_attempts',
  lockedUntil: 'locked_until',
  lockedBySupport: 'locked_by_support',
  loyaltySince: 'loyalty_since',
  loyaltyConfirmed: 'loyalty_confirmed',
  employeeTermsAt: 'employee_terms_at',
  closedAt: 'closed_at',
} as const

type Columns = Partial<Record<keyof typeof columnOf, Value>>

/** Writes columns of an account; what is not named stays. */
export function setAccount(db: Database, id: string, columns: Columns): void {
  const named = Object.entries(columns) as [keyof typeof columnOf, Value][]
  const list = named.map(([name]) => `${columnOf[name]} = ?`).join(', ')
  db.run(`UPDATE accounts SET ${list} WHERE id = ?`, ...named.map(([, value]) => value), id)
}

/** Writes what a person says of themselves, and moves the profile's revision. */
export const setDetails = (db: Database, id: string, details: Details): number =>
  db.run('UPDATE accounts SET details = ?, revision = revision + 1 WHERE id = ?', detailsColumn.write(details), id)

export const addIdentity = (db: Database, accountId: string, { type, subject }: Identity): number =>
  db.run('INSERT INTO identities (type, subject, account_id) VALUES (?, ?, ?)', type, subject, accountId)

export const addAllowance = (db: Database, accountId: string, { kind, spent, cap }: AccountAllowance): number =>
  db.run('INSERT INTO allowances (account_id, kind, spent, cap) VALUES (?, ?, ?, ?)', accountId, kind, spent, cap)
