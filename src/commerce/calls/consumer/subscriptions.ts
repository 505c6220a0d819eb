import * as v from 'valibot'

import { call } from '../../call.ts'
import { captcha } from '../session-shapes.ts'
import { filled, text } from '../shapes.ts'

const channel = v.picklist(['EMAIL', 'SMS'])

/** R138. An e-mail subscription counts once `doubleOptin` is set, by the link of the letter. */
export const subscription = v.object({
  channel,
  type: v.string(),
  recipient: v.string(),
  optin: v.boolean(),
  doubleOptin: v.boolean(),
})
export type Subscription = v.InferOutput<typeof subscription>

const path = '/consumers-v3/consumer/subscription'
const type = v.optional(filled(40), 'Newsletter')

/** The newsletter by e-mail or SMS; a guest's subscriptions move into the account at sign-in. */
export const subscriptionCalls = {
  'consumer.sms-subscription.get': call({
    method: 'GET',
    path,
    who: 'guest',
    answer: v.object({ subscriptions: v.array(subscription) }),
    errors: ['AUT401', 'AUT498'],
  }),
  /** Stops letters of the kind whose link this is (RFC 8058); the link shows all that it takes, and works again. */
  'consumer.letters.stop': call({
    method: 'POST',
    path: '/consumers-v3/consumer/letters/stop',
    who: 'anyone',
    body: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{1,400}\.[\w-]{43}$/)) }),
    answer: v.object({ stopped: v.literal(true) }),
    errors: ['CCN404'],
  }),
  'consumer.sms-subscription.create': call({
    method: 'POST',
    path,
    who: 'guest',
    body: v.object({
      channel: v.optional(channel, 'SMS'),
      type,
      email: v.optional(text(254)),
      phone: v.optional(text(32)),
      phoneCode: v.optional(text(6)),
      recaptcha_response: v.optional(captcha),
    }),
    answer: subscription,
    errors: ['API429', 'AUT401', 'AUT403', 'AUT453', 'AUT498', 'PRO418'],
  }),
  /** Confirms a subscription by the code of its message (CCN404 for an unknown code), or changes it. */
  'consumer.sms-subscription.update': call({
    method: 'PUT',
    path,
    who: 'guest',
    body: v.union([
      v.object({ code: text(128) }),
      v.object({ channel: v.optional(channel, 'SMS'), type, optin: v.boolean() }),
    ]),
    answer: v.object({ subscriptions: v.array(subscription) }),
    errors: ['AUT401', 'AUT498', 'CCN404', 'PRO418'],
  }),
} as const
