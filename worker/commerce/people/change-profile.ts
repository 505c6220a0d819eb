import type { Profile, ProfileChanges } from '#src/commerce/calls/profile-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { ShopperContext } from '../context.ts'
import {
  findAccount,
  findAccountByEmail,
  findAccountByPhone,
  setAccount,
  setDetails,
  type Account,
} from '../db/accounts.ts'
import { looksLikeEmail } from '../rules/address.ts'
import { checkBirthDate } from '../rules/age.ts'
import { phoneOf } from './phone.ts'
import { profileOf } from './profile.ts'

export type ChangeCode = 'AUT442' | 'AUT453' | 'PRO400' | 'PRO410' | 'PRO412'

type Changing = { readonly account: Account; readonly changes: ProfileChanges; readonly phone: string | undefined }

/** What keeps a change from being made. */
function check(
  { db, site, now }: ShopperContext,
  { account, changes, phone }: Changing,
): Result<undefined, ChangeCode> {
  const { revision, consumerDetails } = changes
  const { email, birthDate } = consumerDetails
  if (revision !== undefined && revision !== account.revision) return fail('PRO412', { revision: account.revision })
  if (email !== undefined && !looksLikeEmail(email)) return fail('AUT453', { field: 'email' })
  const others = email === undefined ? undefined : findAccountByEmail(db, email)
  if (others !== undefined && others.id !== account.id) return fail('PRO400', { field: 'email' })
  const callers = phone === undefined ? undefined : findAccountByPhone(db, phone)
  if (callers !== undefined && callers.id !== account.id) return fail('AUT442', { field: 'phone' })
  return birthDate === undefined ? ok(undefined) : checkBirthDate(birthDate, site, now())
}

function write(context: ShopperContext, { account, changes, phone }: Changing): void {
  const { db, now } = context
  const { email, firstName, lastName, birthDate, postalCode, employee } = changes.consumerDetails
  const given = { firstName, lastName, birthDate, postalCode, ...changes.preferences }
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  setDetails(db, account.id, { ...account.details, ...named })
  if (email !== undefined) setAccount(db, account.id, { email })
  if (phone !== undefined) setAccount(db, account.id, { phone })
  const isEmployee = account.allowances.some(({ kind }) => kind === 'employee')
  if (employee !== undefined && isEmployee && account.employeeTermsAt === undefined)
    setAccount(db, account.id, { employeeTermsAt: now() })
}

/** Changes what is named and leaves the rest; `after` does what belongs to the same transaction. */
export function changeProfile(
  context: ShopperContext,
  account: Account,
  changes: ProfileChanges,
  after: () => void = () => undefined,
): Result<Profile, ChangeCode> {
  const changing: Changing = { account, changes, phone: phoneOf(changes.consumerDetails, context) }
  return context.db.transact(() => {
    const checked = check(context, changing)
    if (!checked.ok) return checked
    write(context, changing)
    after()
    return ok(profileOf(context, findAccount(context.db, account.id) ?? account, true))
  })
}
