import type { authenticationCalls } from '#src/commerce/calls/authentication.ts'
import type { Parsed } from '#src/commerce/call.ts'
import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { ShopperContext } from '../../context.ts'
import { createAccount, findAccount, findAccountByEmail, findAccountByPhone } from '../../db/accounts/accounts.ts'
import { setPassword } from '../../db/accounts/passwords.ts'
import { askForProof } from '../../people/email-proof.ts'
import { joinLoyalty } from '../../people/loyalty.ts'
import { subscribeByEmail } from '../../people/newsletter.ts'
import { checkLimit, countAttempt } from '../../people/rate-limits.ts'
import { phoneOf } from '../../people/phone.ts'
import { signInCode } from '../../people/second-factor.ts'
import { looksLikeEmail } from '../../rules/addresses/address.ts'
import { checkBirthDate } from '../../rules/age.ts'
import { captchaFails } from '../../rules/captcha.ts'
import { checkNewPassword, hashPassword } from '../../rules/passwords/password.ts'

type Body = Parsed<(typeof authenticationCalls)['auth.account.signup']>['body']
type Refused = 'AUT403' | 'AUT439' | 'AUT444' | 'AUT453' | 'FE340' | 'FE872' | 'PRO410' | 'PRO411'

/** Everything that can be wrong with a sign-up, cheapest first. */
function check(context: ShopperContext, body: Body, phone: string | undefined): Result<undefined, Refused> {
  const { db, site, now } = context
  const { email, birthDate, joinsLoyalty } = body
  if (captchaFails(body.recaptcha_response)) return fail('AUT403')
  if (!looksLikeEmail(email)) return fail('AUT453', { field: 'email' })
  const free = checkLimit(context, 'sign-up', { captcha: body.recaptcha_response })
  if (!free.ok) return free
  countAttempt(context, 'sign-up')
  if (joinsLoyalty && birthDate === undefined) return fail('PRO411', { field: 'birthDate' })
  const oldEnough = birthDate === undefined ? ok(undefined) : checkBirthDate(birthDate, site, now())
  if (!oldEnough.ok) return oldEnough
  const password = checkNewPassword(body.password, body.confirmPassword, body)
  if (!password.ok) return password
  if (findAccountByEmail(db, email) !== undefined) return fail('AUT439', { field: 'email' })
  if (phone !== undefined && findAccountByPhone(db, phone) !== undefined) return fail('AUT444', { field: 'phone' })
  return ok(undefined)
}

/** Opens an account; with a challenge it can be signed in to at once. */
export function signUp(context: ShopperContext, body: Body): OutcomeOf<'auth.account.signup'> {
  const { db, now, random, passwordCost } = context
  const phone = phoneOf(body, context)
  const checked = check(context, body, phone)
  if (!checked.ok) return checked
  const { email, firstName, lastName, postalCode, birthDate, codeChallenge } = body
  const hash = hashPassword(body.password, random, passwordCost)
  return db.transact(() => {
    const details = {
      firstName,
      lastName,
      ...(postalCode === undefined ? {} : { postalCode }),
      ...(birthDate === undefined ? {} : { birthDate }),
    }
    const accountId = createAccount(context, { email, phone, details, isProven: false })
    setPassword(db, accountId, hash, now())
    askForProof(context, { id: accountId }, email)
    if (body.joinsLoyalty) joinLoyalty(context, accountId, email)
    if (body.newsletterConsent) subscribeByEmail(context, accountId, email, 'Newsletter')
    const consumerNo = findAccount(db, accountId)?.consumerNo ?? ''
    return ok({
      consumerNo,
      ...(codeChallenge === undefined ? {} : { authorizationCode: signInCode(context, accountId, codeChallenge) }),
    })
  })
}
