import type { IdentityType, Notifications } from '#src/commerce/calls/consumer/profile-shapes.ts'
import type { Role } from '#src/commerce/permissions.ts'

import { jsonColumn, type Database, type DatabaseRow } from '../database.ts'

/** Personal details; the operator alone searches them, by name. */
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
  /** How a member came to the programme (R299). */
  readonly leadSource?: string
  /** Which news of an order is wanted, and how. */
  readonly notifications?: Notifications
}

export type AllowanceKind = 'employee' | 'athlete' | 'prosumer' | 'influencer'

/** A yearly allowance, in minor units. */
export type AccountAllowance = { readonly kind: AllowanceKind; readonly spent: number; readonly cap: number }

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
  readonly allowances: readonly AccountAllowance[]
  readonly identities: readonly Identity[]
}

export const detailsColumn = jsonColumn<Details>()

export type AccountRow = DatabaseRow & {
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

/** An account from its row, with its allowances and identities. */
export const accountOf = (db: Database, row: AccountRow): Account => ({
  id: row.id,
  consumerNo: row.consumer_no,
  email: row.email,
  ...present('emailVerifiedAt', row.email_verified_at),
  ...present('pendingEmail', row.pending_email),
  ...present('phone', row.phone ?? row.unproven_phone),
  details: detailsColumn.read(row.details),
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
  allowances: db.all<AccountAllowance & DatabaseRow>(
    'SELECT kind, spent, cap FROM allowances WHERE account_id = ?',
    row.id,
  ),
  identities: db.all<Identity & DatabaseRow>('SELECT type, subject FROM identities WHERE account_id = ?', row.id),
})

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
