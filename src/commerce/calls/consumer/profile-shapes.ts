import * as v from 'valibot'

import { storedAddress } from './address-book.ts'
import { count, filled, text } from '../shapes.ts'
import { subscription } from './subscriptions.ts'

/** R136; an Amazon sign-in adds none (R394). */
export const identityTypes = ['WRANX', 'IPA', 'google', 'facebook'] as const
export type IdentityType = (typeof identityTypes)[number] | 'amazon'

/** `YYYY-MM-DD`. */
const isoDate = v.pipe(v.string(), v.isoDate())

/** Credit of athletes and prosumers in a year, in minor units (R140). */
const credit = v.object({ currentSpend: count, annualCredit: count })

const preferences = v.object({
  /** Entries separated by pipes (R137). */
  interests: v.optional(text(400)),
  preferredShoeSize: v.optional(text(16)),
  favStoreId: v.optional(text(40)),
})

/** The consumer profile (R134, R135). */
export const profile = v.object({
  consumerNo: v.string(),
  memberId: v.optional(v.string()),
  /** Grows with every change; an update that names an older one is refused (PRO412). */
  revision: count,
  consumerDetails: v.object({
    email: v.string(),
    /** Whether it was shown to be theirs; until then no other way to sign in is joined to it. */
    isEmailConfirmed: v.boolean(),
    /** The one that was asked for, until the link of its letter is followed. */
    pendingEmail: v.optional(v.string()),
    firstName: v.optional(v.string()),
    lastName: v.optional(v.string()),
    birthDate: v.optional(v.string()),
    phone: v.optional(v.string()),
    postalCode: v.optional(v.string()),
    address: v.array(storedAddress),
    employee: v.optional(v.object({ termsAccepted: v.boolean(), currentSpend: count, annualCap: count })),
    athlete: v.optional(credit),
    prosumer: v.optional(credit),
    consumerCredit: v.optional(v.object({ type: v.literal('INFLUENCER'), ...credit.entries })),
    identity: v.array(v.object({ type: v.picklist(identityTypes) })),
    lwaUserInfo: v.optional(v.object({ userId: v.string() })),
    hasPassword: v.boolean(),
  }),
  preferences,
  subscriptions: v.array(subscription),
  /** Whether e-mail, phone and passkeys can be changed without another proof of who it is (AUT428). */
  isSignInFresh: v.boolean(),
  isLoyaltyMember: v.boolean(),
  /** False until the member has confirmed by the link of the welcome letter (REW135). */
  isLoyaltyConfirmed: v.boolean(),
  loyaltyOptInDate: v.optional(v.string()),
  /** Only when it was asked for. */
  loyaltySummary: v.optional(v.object({ points: v.object({ balance: count }) })),
})
export type Profile = v.InferOutput<typeof profile>

/** Changes of a profile; fields that are not named stay. */
export const changes = v.object({
  revision: v.optional(count),
  consumerDetails: v.optional(
    v.object({
      email: v.optional(text(254)),
      firstName: v.optional(filled(60)),
      lastName: v.optional(filled(60)),
      birthDate: v.optional(isoDate),
      phone: v.optional(text(32)),
      phoneCode: v.optional(text(6)),
      postalCode: v.optional(text(16)),
      /** Employees accept the terms of their discount here. */
      employee: v.optional(v.object({ termsAccepted: v.literal(true) })),
    }),
    {},
  ),
  preferences: v.optional(preferences, {}),
})
export type ProfileChanges = v.InferOutput<typeof changes>

/** Which news one wants, and how. */
export const notifications = v.object({
  orderEmail: v.optional(v.boolean()),
  orderSms: v.optional(v.boolean()),
  backInStockEmail: v.optional(v.boolean()),
  priceDropEmail: v.optional(v.boolean()),
})
export type Notifications = v.InferOutput<typeof notifications>
