import type { Handlers } from '#src/commerce/call.ts'
import type { subscriptionCalls, Subscription } from '#src/commerce/calls/consumer/subscriptions.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Contexts, ShopperContext } from '../../context.ts'
import { setAccount } from '../../db/accounts/accounts.ts'
import { readCode, useCode } from '../../db/accounts/codes.ts'
import { confirmSubscription, readSubscriptions, setOptin, subscribe } from '../../db/accounts/subscriptions.ts'
import { stopLetters } from '../../mail/news/stop-letters.ts'
import { subscribeByEmail } from '../../people/newsletter.ts'
import { phoneOf } from '../../people/phone.ts'
import { looksLikeEmail } from '../../rules/addresses/address.ts'
import { captchaFails } from '../../rules/captcha.ts'

/** Follows the link of an opt-in letter; whose session it is does not matter, who has the code read the letter. */
function confirm(context: ShopperContext, code: string): Result<undefined, 'CCN404'> {
  const found = readCode(context, 'opt-in', code)
  if (!found.ok) return fail('CCN404')
  useCode(context, code)
  const { subject, facts } = found.value
  if (facts.confirms === 'loyalty') setAccount(context.db, subject, { loyaltyConfirmed: 1 })
  else confirmSubscription(context.db, facts.recipient)
  return ok(undefined)
}

const only = (subscriptions: readonly Subscription[], channel: string, type: string): Subscription | undefined =>
  subscriptions.find(one => one.channel === channel && one.type === type)

export const subscriptionHandlers = {
  'consumer.sms-subscription.get': (_, { db, consumerId }) => ok({ subscriptions: readSubscriptions(db, consumerId) }),

  'consumer.letters.stop': ({ body }, context) =>
    stopLetters(context, body.token) ? ok({ stopped: true }) : fail('CCN404'),

  'consumer.sms-subscription.create': ({ body }, context) => {
    const { db, consumerId, account } = context
    const { channel, type } = body
    if (captchaFails(body.recaptcha_response)) return fail('AUT403')
    if (channel === 'EMAIL') {
      const email = body.email ?? account?.email ?? ''
      if (!looksLikeEmail(email)) return fail('AUT453', { field: 'email' })
      const asked = subscribeByEmail(context, consumerId, email, type)
      if (!asked.ok) return asked
    } else {
      const phone = phoneOf(body, context) ?? account?.phone
      if (phone === undefined) return fail('PRO418', { field: 'phone' })
      subscribe(db, consumerId, { channel, type, recipient: phone, doubleOptin: true })
    }
    const made = only(readSubscriptions(db, consumerId), channel, type)
    return made === undefined ? fail('PRO418') : ok(made)
  },

  'consumer.sms-subscription.update': ({ body }, context) => {
    const { db, consumerId } = context
    if ('code' in body) {
      const confirmed = confirm(context, body.code)
      if (!confirmed.ok) return confirmed
    } else if (!setOptin(db, consumerId, body)) return fail('PRO418')
    return ok({ subscriptions: readSubscriptions(db, consumerId) })
  },
} satisfies Handlers<typeof subscriptionCalls, Contexts>
