import type { signInCodeCalls } from '#src/commerce/calls/sign-in-code.ts'
import type { OutcomeOf } from '#src/commerce/calls/index.ts'
import type { Parsed } from '#src/commerce/call.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { ShopperContext } from '../../context.ts'
import { findAccountByEmail } from '../../db/accounts/accounts.ts'
import { issueSignInCode, takeSignInCode } from '../../db/accounts/sign-in-codes.ts'
import { sendEmail } from '../../mail/send.ts'
import { provedByOwner } from '../../people/email-proof.ts'
import { checkLimit, countAttempt, isTargetFlooded } from '../../people/rate-limits.ts'
import { afterFirstFactor } from '../../people/second-factor.ts'
import { looksLikeEmail } from '../../rules/addresses/address.ts'
import { captchaFails } from '../../rules/captcha.ts'

type Body<Name extends 'auth.code.send' | 'auth.code.signin'> = Parsed<(typeof signInCodeCalls)[Name]>['body']

/** Sends a code; nothing in the answer, or in its time, tells whether the address has an account. */
export function sendSignInCode(context: ShopperContext, body: Body<'auth.code.send'>): OutcomeOf<'auth.code.send'> {
  const { email, recaptcha_response: captcha } = body
  if (captchaFails(captcha)) return fail('AUT403')
  if (!looksLikeEmail(email)) return fail('AUT453', { field: 'email' })
  const free = checkLimit(context, 'sign-in-code', { captcha })
  if (!free.ok) return free
  const isFlooded = isTargetFlooded(context, 'sign-in-code', email)
  countAttempt(context, 'sign-in-code', email)
  if (isFlooded) return ok({ sent: true })
  const code = issueSignInCode(context, { email, consumerId: context.consumerId })
  const account = findAccountByEmail(context.db, email)
  if (account !== undefined) sendEmail(context, { to: account.email, kind: 'sign-in-code', values: { code } })
  return ok({ sent: true })
}

/**
 * Signs in by a code. It shows that its holder reads the address's letters: an account that was never confirmed loses its
 * other ways to sign in, as by the link to a new password.
 */
export function signInByCode(
  context: ShopperContext,
  { email, code, codeChallenge }: Body<'auth.code.signin'>,
): OutcomeOf<'auth.code.signin'> {
  const isRight = takeSignInCode(context, { email, consumerId: context.consumerId }, code.replaceAll(/\s/g, ''))
  const account = isRight ? findAccountByEmail(context.db, email) : undefined
  if (account === undefined) return fail('AUT454', { field: 'code' })
  if (account.lockedBySupport) return fail('AUT441')
  provedByOwner(context, account)
  return afterFirstFactor(context, account, codeChallenge)
}
