import { identityTypes, type Profile } from '#src/commerce/calls/consumer/profile-shapes.ts'

import type { ShopperContext } from '../context.ts'
import type { Account, AllowanceKind } from '../db/accounts/account.ts'
import { readAddresses } from '../db/accounts/addresses.ts'
import { readSubscriptions } from '../db/accounts/subscriptions.ts'
import { isFresh } from './fresh-sign-in.ts'

type Details = Profile['consumerDetails']

/** The allowances in the profile's form (R139, R140, R393). */
function benefits({ allowances, employeeTermsAt }: Account): Partial<Details> {
  const of = (kind: AllowanceKind) => allowances.find(one => one.kind === kind)
  const credit = (kind: AllowanceKind) => {
    const found = of(kind)
    return found && { currentSpend: found.spent, annualCredit: found.cap }
  }
  const employee = of('employee')
  const [athlete, prosumer, influencer] = [credit('athlete'), credit('prosumer'), credit('influencer')]
  return {
    ...(employee && {
      employee: {
        termsAccepted: employeeTermsAt !== undefined,
        currentSpend: employee.spent,
        annualCap: employee.cap,
      },
    }),
    ...(athlete && { athlete }),
    ...(prosumer && { prosumer }),
    ...(influencer && { consumerCredit: { type: 'INFLUENCER' as const, ...influencer } }),
  }
}

/** R136, R394: Amazon adds no identity; what it says goes to a field of its own. */
function identitiesOf({ identities }: Account): Pick<Details, 'identity' | 'lwaUserInfo'> {
  const amazon = identities.find(({ type }) => type === 'amazon')
  return {
    identity: identityTypes.filter(type => identities.some(one => one.type === type)).map(type => ({ type })),
    ...(amazon && { lwaUserInfo: { userId: amazon.subject } }),
  }
}

const optional = <Key extends keyof Details>(key: Key, value: Details[Key] | undefined): Partial<Details> =>
  value === undefined ? {} : { [key]: value }

function preferencesOf({ interests, preferredShoeSize, favStoreId }: Account['details']): Profile['preferences'] {
  return {
    ...(interests === undefined ? {} : { interests }),
    ...(preferredShoeSize === undefined ? {} : { preferredShoeSize }),
    ...(favStoreId === undefined ? {} : { favStoreId }),
  }
}

/** An account as its owner sees it; points only when they are asked for (R297). */
export function profileOf(
  context: Pick<ShopperContext, 'db' | 'now' | 'provenAt'>,
  account: Account,
  withPoints: boolean,
): Profile {
  const { db } = context
  const {
    consumerNo,
    revision,
    email,
    emailVerifiedAt,
    pendingEmail,
    phone,
    details,
    loyaltySince,
    loyaltyConfirmed,
    points,
  } = account
  const { firstName, lastName, birthDate, postalCode } = details
  return {
    consumerNo,
    revision,
    ...(loyaltySince === undefined
      ? {}
      : { memberId: `M${consumerNo}`, loyaltyOptInDate: new Date(loyaltySince).toISOString() }),
    consumerDetails: {
      email,
      isEmailConfirmed: emailVerifiedAt !== undefined,
      ...optional('pendingEmail', pendingEmail),
      ...optional('firstName', firstName),
      ...optional('lastName', lastName),
      ...optional('birthDate', birthDate),
      ...optional('phone', phone),
      ...optional('postalCode', postalCode),
      address: readAddresses(db, account.id),
      ...benefits(account),
      ...identitiesOf(account),
      hasPassword: account.password !== undefined,
    },
    preferences: preferencesOf(details),
    subscriptions: readSubscriptions(db, account.id),
    isSignInFresh: isFresh(context),
    isLoyaltyMember: loyaltySince !== undefined,
    isLoyaltyConfirmed: loyaltyConfirmed,
    ...(withPoints && loyaltySince !== undefined ? { loyaltySummary: { points: { balance: points } } } : {}),
  }
}
