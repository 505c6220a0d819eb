import type { Context } from '../context.ts'
import { addAddress } from '../db/accounts/addresses.ts'
import { addAllowance, addIdentity, createAccount, findAccountByEmail, setAccount } from '../db/accounts/accounts.ts'
import { movePoints } from '../db/orders/points.ts'
import { addAssociate } from '../db/accounts/associates.ts'
import { addToList, listOf } from '../db/accounts/lists.ts'
import { setPassword } from '../db/accounts/passwords.ts'
import type { SeedPeople, SeedPerson } from '../seed/people.ts'
import { hashPassword } from '../rules/passwords/password.ts'
import { strongestCost } from '../rules/passwords/password-cost.ts'
import { openHistory } from './open-history.ts'
import { phoneOf } from './phone.ts'

function fillLists(context: Context, accountId: string, { favorites, saved }: NonNullable<SeedPerson['lists']>): void {
  const products = context.catalogue().products.slice(0, favorites)
  for (const { id } of products) addToList(context, listOf(context, accountId, 'favorites'), { itemId: id })
  const skus = context.db.all<{ upc: string }>(
    'SELECT MIN(upc) AS upc FROM variants WHERE withdrawn = 0 GROUP BY product_id ORDER BY product_id LIMIT ?',
    saved,
  )
  for (const { upc } of skus) addToList(context, listOf(context, accountId, 'saved'), { itemId: upc })
}

function giveBenefits(context: Context, accountId: string, person: SeedPerson): void {
  const { db, now } = context
  const { isLoyaltyMember, isLoyaltyConfirmed, points, hasAcceptedTerms, allowance, identity, isLockedBySupport } =
    person
  setAccount(db, accountId, {
    loyaltySince: isLoyaltyMember === true ? now() : null,
    loyaltyConfirmed: isLoyaltyConfirmed === true ? 1 : 0,
    employeeTermsAt: hasAcceptedTerms === true ? now() : null,
    lockedBySupport: isLockedBySupport === true ? 1 : 0,
  })
  if (points !== undefined) movePoints(db, accountId, points, 'opening', now())
  if (allowance !== undefined) addAllowance(db, accountId, allowance)
  if (identity !== undefined) addIdentity(db, accountId, identity)
}

/** The hash of the password that all people of the demonstration share. */
const keptOf = ({ random, passwordCost }: Context, { password, passwordHash }: SeedPeople): string =>
  passwordCost === strongestCost ? passwordHash : hashPassword(password, random, passwordCost)

function open(context: Context, seed: SeedPeople, person: SeedPerson, kept: string): void {
  const { db, now, site } = context
  const email = seed.emailOf(person.role)
  const { details } = person
  const phone = phoneOf({ phone: seed.phoneOf(site, person) }, context)
  const accountId = createAccount(context, { email, phone, details, isProven: true })
  setPassword(db, accountId, kept, now())
  giveBenefits(context, accountId, person)
  const { firstName = '', lastName = '' } = details
  const address = { ...seed.homes[site], firstName, lastName, email, phone: phone ?? '' }
  if (person.hasAddresses === true)
    for (const approachType of ['S', 'B'] as const)
      addAddress(context, accountId, { address, approachType, main: true })
  if (person.lists !== undefined) fillLists(context, accountId, person.lists)
  if (person.hasLongHistory === true) openHistory(context, seed, { consumerId: accountId, address })
}

function openStores({ db }: Context, { associatesOf }: SeedPeople, kept: string): void {
  const stores = db.all<{ id: string }>(`SELECT id FROM locations WHERE kind = 'store' ORDER BY position`)
  for (const { id: storeId } of stores)
    for (const [place, { name, username }] of associatesOf(storeId).entries())
      addAssociate(db, {
        storeEmployeeId: `${storeId}-${place + 1}`,
        storeId,
        storeEmployeeName: name,
        username,
        password: kept,
      })
}

/** Puts people into a shop that has none of them yet. In local builds only: their password is known to all. */
export function openPeople(context: Context, seed: SeedPeople): void {
  const [first] = seed.people
  if (first === undefined || findAccountByEmail(context.db, seed.emailOf(first.role)) !== undefined) return
  const kept = keptOf(context, seed)
  context.db.transact(() => {
    for (const person of seed.people) open(context, seed, person, kept)
    openStores(context, seed, kept)
  })
}
