import * as v from 'valibot'

import { call } from '../../call.ts'
import { changes, notifications, profile } from './profile-shapes.ts'
import { captcha, inAccount, password } from '../session-shapes.ts'
import { filled, passage, text } from '../shapes.ts'

const changeCodes = ['API429', 'AUT428', 'AUT442', 'AUT453', 'PRO404', 'PRO410', 'PRO412'] as const

export const consumerCalls = {
  'consumer.profile.get': call({
    method: 'GET',
    path: '/consumers-v3/consumer',
    who: 'signed-in',
    query: v.object({ loyaltySummary: v.optional(v.picklist(['true', 'false'])) }),
    answer: profile,
    errors: [...inAccount, 'PRO404'],
  }),
  /**
   * Another e-mail is the account's once the link of its letter is followed; the answer is the same whether it is free or
   * another account's. E-mail and phone take a sign-in or a proof of the last five minutes (AUT428).
   */
  'consumer.profile.update': call({
    method: 'PUT',
    path: '/consumers-v3/consumer',
    who: 'signed-in',
    body: v.object({ consumerProfile: changes }),
    answer: profile,
    errors: [...inAccount, ...changeCodes],
  }),
  /** Joins the loyalty programme with the data the profile still lacked (D11). */
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
  /**
   * Follows the link of a letter that asks whether an address is one's own: in a session of the account that is fresh, or
   * with its password (AUT428 without either, AUT450 with a wrong one). PRO400 when the address is another account's by now.
   */
  'consumer.email.confirm': call({
    method: 'POST',
    path: '/consumers-v3/consumer/confirmemail',
    who: 'guest',
    session: 'asks',
    body: v.object({ token: text(128), password: v.optional(password) }),
    answer: v.object({ email: v.string() }),
    errors: ['AUT401', 'AUT402', 'AUT423', 'AUT428', 'AUT450', 'AUT498', 'PRO400'],
  }),
  /** Writes that letter once more. */
  'consumer.email.resend': call({
    method: 'POST',
    path: '/consumers-v3/consumer/confirmemail/letter',
    who: 'registered',
    answer: v.object({ sent: v.literal(true) }),
    errors: [...inAccount, 'API429'],
  }),
  'consumer.notification.update': call({
    method: 'PUT',
    path: '/consumers-v3/consumer/notification',
    who: 'registered',
    body: v.object({ notifications }),
    answer: v.object({ notifications }),
    errors: [...inAccount, 'PRO418'],
  }),
  /** Returns all data about the caller (ACCESS) or deletes it (DELETE). `payload.email` must repeat theirs. */
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
    errors: [...inAccount, 'ATTR100', 'ATTR200', 'ATTR300', 'AUT428'],
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
    errors: ['API429', 'AUT401', 'AUT403', 'AUT453', 'PLP400'],
  }),
} as const
