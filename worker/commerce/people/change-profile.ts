import type { Profile, ProfileChanges } from '#src/commerce/calls/consumer/profile-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { ShopperContext } from '../context.ts'
import type { Account } from '../db/accounts/account.ts'
import { findAccount, findAccountByPhone, setAccount, setDetails } from '../db/accounts/accounts.ts'
import { looksLikeEmail } from '../rules/addresses/address.ts'
import { checkBirthDate } from '../rules/age.ts'
import { askForEmail } from './email-proof.ts'
import { requireFresh } from './fresh-sign-in.ts'
import { phoneOf } from './phone.ts'
import { profileOf } from './profile.ts'
import { checkLimit, countAttempt } from './rate-limits.ts'

export type ChangeCode = 'API429' | 'AUT428' | 'AUT442' | 'AUT453' | 'PRO410' | 'PRO412'

type Changing = {
  readonly account: Account
  readonly changes: ProfileChanges
  /** Only when they are other ones than before. */
  readonly phone: string | undefined
  readonly email: string | undefined
}

/** Whether a phone may be the account's: numbers that are proven to be another's are told (AUT442), but not many. */
function checkPhone(context: ShopperContext, account: Account, phone: string): Result<undefined, 'API429' | 'AUT442'> {
  const free = checkLimit(context, 'phone')
  if (!free.ok) return free
  countAttempt(context, 'phone')
  const callers = findAccountByPhone(context.db, phone)
  return callers === undefined || callers.id === account.id ? ok(undefined) : fail('AUT442', { field: 'phone' })
}

/** The reason why a change is refused. What reveals other accounts is checked last. */
function check(context: ShopperContext, { account, changes, phone, email }: Changing): Result<undefined, ChangeCode> {
  const { site, now } = context
  const { revision, consumerDetails } = changes
  const { birthDate } = consumerDetails
  if (revision !== undefined && revision !== account.revision) return fail('PRO412', { revision: account.revision })
  if (email !== undefined && !looksLikeEmail(email)) return fail('AUT453', { field: 'email' })
  const oldEnough = birthDate === undefined ? ok(undefined) : checkBirthDate(birthDate, site, now())
  if (!oldEnough.ok) return oldEnough
  const proven = email === undefined && phone === undefined ? ok(undefined) : requireFresh(context)
  if (!proven.ok || phone === undefined) return proven
  return checkPhone(context, account, phone)
}

function write(context: ShopperContext, { account, changes, phone }: Changing): void {
  const { db, now } = context
  const { firstName, lastName, birthDate, postalCode, employee } = changes.consumerDetails
  const given = { firstName, lastName, birthDate, postalCode, ...changes.preferences }
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  setDetails(db, account.id, { ...account.details, ...named })
  if (phone !== undefined) setAccount(db, account.id, { phone: null, unprovenPhone: phone })
  const isEmployee = account.allowances.some(({ kind }) => kind === 'employee')
  if (employee !== undefined && isEmployee && account.employeeTermsAt === undefined)
    setAccount(db, account.id, { employeeTermsAt: now() })
}

function changingOf(context: ShopperContext, account: Account, changes: ProfileChanges): Changing {
  const { email } = changes.consumerDetails
  const phone = phoneOf(changes.consumerDetails, context)
  return {
    account,
    changes,
    phone: phone === account.phone ? undefined : phone,
    email: email?.toLowerCase() === account.email.toLowerCase() ? undefined : email,
  }
}

/**
 * Changes what is named and leaves the rest; `after` does what belongs to the same transaction. Another e-mail waits
 * until its letter is answered.
 */
export function changeProfile(
  context: ShopperContext,
  account: Account,
  changes: ProfileChanges,
  after: () => void = () => undefined,
): Result<Profile, ChangeCode> {
  const changing = changingOf(context, account, changes)
  return context.db.transact(() => {
    const checked = check(context, changing)
    if (!checked.ok) return checked
    const asked = changing.email === undefined ? ok(undefined) : askForEmail(context, account, changing.email)
    if (!asked.ok) return asked
    write(context, changing)
    after()
    return ok(profileOf(context, findAccount(context.db, account.id) ?? account, true))
  })
}
