import type { Handlers } from '#src/commerce/call.ts'
import type { consumerCalls } from '#src/commerce/calls/consumer/consumer.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { Contexts } from '../../context.ts'
import { findAccountByEmail, setDetails } from '../../db/accounts/accounts.ts'
import { rememberLocale } from '../../db/accounts/interests.ts'
import { changeProfile } from '../../people/change-profile.ts'
import { joinLoyalty } from '../../people/loyalty.ts'
import { profileOf } from '../../people/profile.ts'
import { checkLimit, countAttempt } from '../../people/rate-limits.ts'
import { looksLikeEmail } from '../../rules/addresses/address.ts'
import { captchaFails } from '../../rules/captcha.ts'
import { followEmailLink, writeEmailLinkAgain } from '../account/confirm.ts'
import { answerRequest } from '../account/privacy.ts'
import { openWarrantyCase } from '../account/warranty.ts'

export const consumerHandlers = {
  'consumer.profile.get': ({ query }, context) =>
    context.account === undefined
      ? fail('PRO404')
      : ok(profileOf(context, context.account, query.loyaltySummary === 'true')),

  'consumer.profile.update': ({ body }, context) =>
    context.account === undefined ? fail('PRO404') : changeProfile(context, context.account, body.consumerProfile),

  /** D03: a member's birth date has to be known. Joining twice is joining once. */
  'consumer.profile.post': ({ body: { consumerProfile } }, context) => {
    const { account } = context
    if (account === undefined) return fail('PRO404')
    const birthDate = consumerProfile.consumerDetails.birthDate ?? account.details.birthDate
    if (birthDate === undefined) return fail('PRO411', { field: 'birthDate' })
    return changeProfile(context, account, consumerProfile, () => {
      if (account.loyaltySince === undefined) joinLoyalty(context, account.id, account.email)
    })
  },

  'consumer.account.lookup': ({ query: { email, recaptcha_response } }, context) => {
    if (captchaFails(recaptcha_response)) return fail('AUT403')
    if (!looksLikeEmail(email)) return fail('AUT453', { field: 'email' })
    const free = checkLimit(context, 'look-up', { captcha: recaptcha_response })
    if (!free.ok) return free
    countAttempt(context, 'look-up')
    const account = findAccountByEmail(context.db, email)
    return ok({ registered: account !== undefined, isLoyaltyMember: account?.loyaltySince !== undefined })
  },

  /** PRO418: news by SMS need a number to go to. */
  'consumer.notification.update': ({ body }, { db, account, locale }) => {
    if (body.notifications.orderSms === true && account.phone === undefined) return fail('PRO418', { field: 'phone' })
    const notifications = { ...account.details.notifications, ...body.notifications }
    // Naming nothing asks how things stand, and is no change of the profile.
    if (Object.keys(body.notifications).length > 0) {
      setDetails(db, account.id, { ...account.details, notifications })
      rememberLocale(db, account.id, locale)
    }
    return ok({ notifications })
  },

  'consumer.email.confirm': ({ body }, context) => followEmailLink(context, body),
  'consumer.email.resend': (_, context) => writeEmailLinkAgain(context),
  'consumer.user-data.retrieve': ({ body }, context) => answerRequest(context, body),
  'consumer.warranty-case.create': ({ body, query }, context) => openWarrantyCase(context, { ...body, ...query }),
} satisfies Handlers<typeof consumerCalls, Contexts>
