import { fail, ok, type Result } from '#src/kit/result.ts'

import type { ShopperContext } from '../context.ts'
import type { Account } from '../db/accounts/account.ts'
import { issueCode } from '../db/accounts/codes.ts'
import {
  hasSecondFactor,
  readSecondFactor,
  recoveryCodesLeft,
  takeRecoveryCode,
  takeStep,
} from '../db/accounts/second-factors.ts'
import { sendEmail } from '../mail/send.ts'
import { stepOf } from '../rules/code-app.ts'
import { typedCode } from '../rules/recovery-codes.ts'

/** A code for the token call, which only the holder of the verifier can exchange. */
export const signInCode = (context: ShopperContext, accountId: string, codeChallenge: string): string =>
  issueCode(context, 'sign-in', accountId, { codeChallenge, guestId: context.consumerId })

/**
 * What a password or a code by e-mail opens: the account, or the question for its code app (AUT455) with a ticket that this very
 * session answers with.
 */
export function afterFirstFactor(
  context: ShopperContext,
  { id }: Pick<Account, 'id'>,
  codeChallenge: string,
): Result<{ readonly authorizationCode: string }, 'AUT455'> {
  if (!hasSecondFactor(context.db, id)) return ok({ authorizationCode: signInCode(context, id, codeChallenge) })
  return fail('AUT455', { ticket: issueCode(context, 'second-factor', id, { guestId: context.consumerId }) })
}

/** Whether this is a code of the account's app that was not taken before. */
export function takesAppCode(context: ShopperContext, accountId: string, code: string): boolean {
  const factor = readSecondFactor(context, accountId)
  const step = factor && stepOf(factor.secret, code.replaceAll(/\s/g, ''), context.now())
  if (factor === undefined || step === undefined || step <= factor.lastStep) return false
  takeStep(context.db, accountId, step)
  return true
}

/** Whether this is a code of the account's app, or one of its recovery codes, of which a letter tells that it was used. */
export function takesSecondFactor(context: ShopperContext, { id, email }: Account, code: string): boolean {
  if (takesAppCode(context, id, code)) return true
  if (!takeRecoveryCode(context, id, typedCode(code))) return false
  const left = recoveryCodesLeft(context.db, id)
  sendEmail(context, { to: email, kind: 'recovery-code-used', values: { left: `${left}` }, path: '/account/profile' })
  return true
}
