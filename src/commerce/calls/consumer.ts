import * as v from 'valibot'

import { call } from '../call.ts'
import { storedAddress } from './address-book.ts'
import { captcha, inAccount } from './authentication.ts'
import { count, filled, passage, text } from './shapes.ts'
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
const profile = v.object({
  consumerNo: v.string(),
  memberId: v.optional(v.string()),
  /** Grows with every change; an update that names an older one is refused (PRO412). */
  revision: count,
  consumerDetails: v.object({
    email: v.string(),
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
  isLoyaltyMember: v.boolean(),
  /** False until the member has confirmed by the link of the welcome letter (REW135). */
  isLoyaltyConfirmed: v.boolean(),
  loyaltyOptInDate: v.optional(v.string()),
  /** Only when it was asked for. */
  loyaltySummary: v.optional(v.object({ points: v.object({ balance: count }) })),
})
export type Profile = v.InferOutput<typeof profile>

/** What is not named stays as it is. */
const changes = v.object({
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

const changeCodes = ['AUT442', 'AUT453', 'PRO400', 'PRO404', 'PRO410', 'PRO412'] as const

/** Which news one wants, and how. */
const notifications = v.object({
  orderEmail: v.optional(v.boolean()),
  orderSms: v.optional(v.boolean()),
  backInStockEmail: v.optional(v.boolean()),
  priceDropEmail: v.optional(v.boolean()),
})
export type Notifications = v.InferOutput<typeof notifications>

export const consumerCalls = {
  'consumer.profile.get': call({
    method: 'GET',
    path: '/consumers-v3/consumer',
    who: 'signed-in',
    query: v.object({ loyaltySummary: v.optional(v.picklist(['true', 'false'])) }),
    answer: profile,
    errors: [...inAccount, 'PRO404'],
  }),
  'consumer.profile.update': call({
    method: 'PUT',
    path: '/consumers-v3/consumer',
    who: 'signed-in',
    body: v.object({ consumerProfile: changes }),
    answer: profile,
    errors: [...inAccount, ...changeCodes],
  }),
  /** Joins the loyalty programme, with whatever the profile still lacked (D11). */
  'consumer.profile.post': call({
    method: 'POST',
    path: '/consumers-v3/consumer',
    who: 'signed-in',
    body: v.object({ consumerProfile: changes }),
    answer: profile,
    errors: [...inAccount, ...changeCodes, 'PRO411'],
  }),
  /** Whether an e-mail is registered, and with the loyalty programme (D11). */
  'consumer.account.lookup': call({
    method: 'GET',
    path: '/consumers-v3/consumer/lookup',
    who: 'guest',
    query: v.object({ email: text(254), recaptcha_response: v.optional(captcha) }),
    answer: v.object({ registered: v.boolean(), isLoyaltyMember: v.boolean() }),
    errors: ['AUT401', 'AUT403', 'AUT453'],
  }),
  'consumer.notification.update': call({
    method: 'PUT',
    path: '/consumers-v3/consumer/notification',
    who: 'registered',
    body: v.object({ notifications }),
    answer: v.object({ notifications }),
    errors: [...inAccount, 'PRO418'],
  }),
  /** Registers for an event; those that cost points are for members. Twice is once. */
  'consumer.event.register': call({
    method: 'POST',
    path: '/consumers-v3/consumer/event-registration',
    who: 'registered',
    body: v.object({ eventId: filled(40) }),
    answer: v.object({ registrationNumber: v.string(), eventId: v.string(), pointsSpent: count }),
    errors: [...inAccount, 'API404', 'REW130', 'REW135', 'REW140'],
  }),
  /** Everything the shop knows of somebody (ACCESS), or that it forgets them (DELETE). `payload.email` repeats theirs. */
  'consumer.user-data.retrieve': call({
    method: 'POST',
    path: '/consumers-v3/consumer/retrieveUserData',
    who: 'registered',
    body: v.object({
      requestType: v.optional(v.picklist(['ACCESS', 'DELETE'])),
      organisation: v.optional(text(60)),
      payload: v.optional(v.object({ email: text(254) })),
    }),
    answer: v.object({ requestNumber: v.string(), userData: v.optional(v.record(v.string(), v.unknown())) }),
    errors: [...inAccount, 'ATTR100', 'ATTR200', 'ATTR300'],
  }),
  /** Opens a warranty case (R302). */
  'consumer.warranty-case.create': call({
    method: 'POST',
    path: '/consumers-v3/consumer/warranty',
    who: 'guest',
    query: v.object({ source: v.optional(text(40)) }),
    body: v.object({
      firstName: filled(60),
      lastName: filled(60),
      email: text(254),
      productId: filled(40),
      orderNumber: v.optional(text(16)),
      issue: passage(2_000),
      recaptcha_response: v.optional(captcha),
    }),
    answer: v.object({ caseNumber: v.string() }),
    errors: ['AUT401', 'AUT403', 'AUT453', 'PLP400'],
  }),
} as const
