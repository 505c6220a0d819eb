import type { IdentityType, Notifications } from '#src/commerce/calls/profile-shapes.ts'
import type { Clock } from '#src/kit/clock.ts'
import type { Role } from '#src/commerce/permissions.ts'

import { opaqueId, randomDigits, type Random } from '../random.ts'
import { fromJson, type Database, type Row, type Value } from './database.ts'

/** What a person says of themselves; nothing of it is searched. */
export type Details = {
  readonly firstName?: string
  readonly lastName?: string
  /** `YYYY-MM-DD`. */
  readonly birthDate?: string
  readonly postalCode?: string
  /** Entries separated by pipes (R137). */
  readonly interests?: string
  readonly preferredShoeSize?: string
  readonly favStoreId?: string
  /** What led a member to the programme (R299). */
  readonly leadSource?: string
  /** Which news of an order is wanted, and how. */
  readonly notifications?: Notifications
}

export type AllowanceKind = 'employee' | 'athlete' | 'prosumer' | 'influencer'

/** What may be spent in a year, in minor units. */
export type Allowance = { readonly kind: AllowanceKind; readonly spent: number; readonly cap: number }

export type Identity = { readonly type: IdentityType; readonly subject: string }

export type Account = {
  readonly id: string
  readonly consumerNo: string
  readonly email: string
  /** When it was shown to be the owner's; until then nothing is joined to the account and nothing trusts it. */
  readonly emailVerifiedAt?: number
  /** The one that was asked for, until its letter is answered. */
  readonly pendingEmail?: string
  /** Digits with the dialling code; proven or only typed. */
  readonly phone?: string
  readonly details: Details
  readonly revision: number
  /** The hash; nothing when the account signs in by an identity only. */
  readonly password?: string
  readonly failedAttempts: number
  readonly lockedUntil?: number
  readonly lockedBySupport: boolean
  readonly loyaltySince?: number
  readonly loyaltyConfirmed: boolean
  readonly points: number
  readonly employeeTermsAt?: number
  readonly isClosed: boolean
  readonly allowances: readonly Allowance[]
  readonly identities: readonly Identity[]
}

type AccountRow = Row & {
  id: string
  consumer_no: string
  email: string
  email_verified_at: number | null
  pending_email: string | null
  phone: string | null
  unproven_phone: string | null
  details: string
  revision: number
  password: string | null
  failed_attempts: number
  locked_until: number | null
  locked_by_support: number
  loyalty_since: number | null
  loyalty_confirmed: number
  points: number
  employee_terms_at: number | null
  closed_at: number | null
}

const present = <Key extends string, Given>(key: Key, value: Given | null): { readonly [K in Key]?: Given } =>
  (value === null ? {} : { [key]: value }) as { readonly [K in Key]?: Given }

const accountOf = (db: Database, row: AccountRow): Account => ({
  id: row.id,
  consumerNo: row.consumer_no,
  email: row.email,
  ...present('emailVerifiedAt', row.email_verified_at),
  ...present('pendingEmail', row.pending_email),
  ...present('phone', row.phone ?? row.unproven_phone),
  details: fromJson<Details>(row.details),
  revision: row.revision,
  ...present('password', row.password),
  failedAttempts: row.failed_attempts,
  ...present('lockedUntil', row.locked_until),
  lockedBySupport: row.locked_by_support === 1,
  ...present('loyaltySince', row.loyalty_since),
  loyaltyConfirmed: row.loyalty_confirmed === 1,
  points: row.points,
  ...present('employeeTermsAt', row.employee_terms_at),
  isClosed: row.closed_at !== null,
  allowances: db.all<Allowance & Row>('SELECT kind, spent, cap FROM allowances WHERE account_id = ?', row.id),
  identities: db.all<Identity & Row>('SELECT type, subject FROM identities WHERE account_id = ?', row.id),
})

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
  /** Whether somebody vouches for e-mail and phone. */
  readonly isProven: boolean
}

/** Opens an account; the caller has made sure that its e-mail, and a proven phone, are nobody else's. */
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
    JSON.stringify(details),
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
  db.run('UPDATE accounts SET details = ?, revision = revision + 1 WHERE id = ?', JSON.stringify(details), id)

export const addIdentity = (db: Database, accountId: string, { type, subject }: Identity): number =>
  db.run('INSERT INTO identities (type, subject, account_id) VALUES (?, ?, ?)', type, subject, accountId)

export const addAllowance = (db: Database, accountId: string, { kind, spent, cap }: Allowance): number =>
  db.run('INSERT INTO allowances (account_id, kind, spent, cap) VALUES (?, ?, ?, ?)', accountId, kind, spent, cap)

/** Moves points; the schema refuses a balance below zero. */
export const movePoints = (db: Database, accountId: string, delta: number, reason: string, at: number): number =>
  db.run(
    'INSERT INTO point_movements (account_id, delta, reason, at) VALUES (?, ?, ?, ?)',
    accountId,
    delta,
    reason,
    at,
  )

/** How many points an account got for one reason. */
export const pointsOf = (db: Database, accountId: string, reason: string): number =>
  db.first<{ points: number }>(
    'SELECT COALESCE(SUM(delta), 0) AS points FROM point_movements WHERE account_id = ? AND reason = ?',
    accountId,
    reason,
  )?.points ?? 0

/** Every role an account has (R393: independent of each other). */
export function rolesOf({ loyaltySince, allowances }: Account): Role[] {
  const kinds = new Set(allowances.map(({ kind }) => kind))
  return [
    'registered',
    ...(loyaltySince === undefined ? [] : ['member' as const]),
    ...(kinds.has('employee') ? ['employee' as const] : []),
    ...(kinds.has('athlete') || kinds.has('prosumer') || kinds.has('influencer') ? ['credited' as const] : []),
  ]
}
