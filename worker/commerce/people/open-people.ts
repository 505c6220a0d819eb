import type { Context } from '../context.ts'
import { addAddress } from '../db/addresses.ts'
import { addAllowance, addIdentity, createAccount, findAccountByEmail, setAccount } from '../db/accounts.ts'
import { movePoints } from '../db/points.ts'
import { addAssociate } from '../db/associates.ts'
import { addToList, listOf } from '../db/lists.ts'
import { setPassword } from '../db/passwords.ts'
import {
  associateNames,
  homes,
  seededHash,
  seededPeople,
  seededPhone,
  usernameOf,
  type SeededPerson,
} from '../seed/people.ts'
import { emailOf, seededPassword } from '../seed/landmarks.ts'
import { hashPassword } from '../rules/password.ts'
import { strongestCost } from '../rules/password-cost.ts'
import { openHistory } from './open-history.ts'
import { phoneOf } from './phone.ts'

function fillLists(
  context: Context,
  accountId: string,
  { favorites, saved }: NonNullable<SeededPerson['lists']>,
): void {
  const products = context.catalogue().products.slice(0, favorites)
  for (const { id } of products) addToList(context, listOf(context, accountId, 'favorites'), { itemId: id })
  const skus = context.db.all<{ upc: string }>(
    'SELECT MIN(upc) AS upc FROM variants WHERE withdrawn = 0 GROUP BY product_id ORDER BY product_id LIMIT ?',
    saved,
  )
  for (const { upc } of skus) addToList(context, listOf(context, accountId, 'saved'), { itemId: upc })
}

function giveStanding(context: Context, accountId: string, person: SeededPerson): void {
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

/** What is kept of everybody's password. At the strongest cost it is worked out beforehand, so that a shop opens quickly. */
const keptOf = ({ random, passwordCost }: Context): string =>
  passwordCost === strongestCost ? seededHash : hashPassword(seededPassword, random, passwordCost)

function open(context: Context, person: SeededPerson, kept: string): void {
  const { db, now, site } = context
  const email = emailOf(person.role)
  const { details } = person
  const phone = phoneOf({ phone: seededPhone(site, person) }, context)
  const accountId = createAccount(context, { email, phone, details, isProven: true })
  setPassword(db, accountId, kept, now())
  giveStanding(context, accountId, person)
  const { firstName = '', lastName = '' } = details
  const address = { ...homes[site], firstName, lastName, email, phone: phone ?? '' }
  if (person.hasAddresses === true)
    for (const approachType of ['S', 'B'] as const)
      addAddress(context, accountId, { address, approachType, main: true })
  if (person.lists !== undefined) fillLists(context, accountId, person.lists)
  if (person.hasLongHistory === true) openHistory(context, { consumerId: accountId, address })
}

function openStores({ db }: Context, kept: string): void {
  const stores = db.all<{ id: string }>(`SELECT id FROM locations WHERE kind = 'store' ORDER BY position`)
  for (const { id: storeId } of stores)
    for (const [place, name] of associateNames.entries())
      addAssociate(db, {
        storeEmployeeId: `${storeId}-${place + 1}`,
        storeId,
        storeEmployeeName: name,
        username: usernameOf(storeId, place),
        password: kept,
      })
}

/** Puts people of every role into a shop that has none yet. In local builds only: their password is known to all. */
export function openPeople(context: Context): void {
  if (findAccountByEmail(context.db, emailOf('shopper')) !== undefined) return
  const kept = keptOf(context)
  context.db.transact(() => {
    for (const person of seededPeople) open(context, person, kept)
    openStores(context, kept)
  })
}
