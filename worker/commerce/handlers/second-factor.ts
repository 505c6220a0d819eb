import type { Handlers } from '#src/commerce/call.ts'
import type { secondFactorCalls, SecondFactorStatus } from '#src/commerce/calls/second-factor.ts'
import { fail, ok } from '#src/kit/result.ts'

import type { AccountContext, Contexts } from '../context.ts'
import {
  confirmSecondFactor,
  hasSecondFactor,
  keepRecoveryCodes,
  offerSecondFactor,
  readSecondFactor,
  recoveryCodesLeft,
  removeSecondFactor,
} from '../db/accounts/second-factors.ts'
import { sendEmail } from '../mail/send.ts'
import { isFresh, requireFresh } from '../people/fresh-sign-in.ts'
import { checkLimit, countAttempt } from '../people/rate-limits.ts'
import { takesAppCode } from '../people/second-factor.ts'
import { appAddress, newSecret } from '../rules/code-app.ts'
import { newRecoveryCodes, readableCode } from '../rules/recovery-codes.ts'
import { signInBySecondFactor } from './account/second-factor.ts'

function statusOf(context: AccountContext): SecondFactorStatus {
  const { db, account } = context
  const factor = readSecondFactor(context, account.id)
  const status = { isOn: factor?.confirmedAt !== undefined, recoveryCodesLeft: recoveryCodesLeft(db, account.id) }
  if (factor === undefined) return status
  if (factor.confirmedAt !== undefined) return { ...status, since: new Date(factor.confirmedAt).toISOString() }
  if (!isFresh(context)) return status
  return { ...status, offer: { secret: factor.secret, address: appAddress(factor.secret, account.email) } }
}

/** Ten new codes in the place of the old ones, told this once. */
function withNewCodes(context: AccountContext) {
  const codes = newRecoveryCodes(context.random)
  keepRecoveryCodes(context, context.account.id, codes)
  return ok({ ...statusOf(context), recoveryCodes: codes.map(readableCode) })
}

const tell = (context: AccountContext, kind: 'second-factor-on' | 'second-factor-off' | 'recovery-codes-made') =>
  sendEmail(context, { to: context.account.email, kind, path: '/account/profile' })

export const secondFactorHandlers = {
  'consumer.second-factor.get': (_, context) => ok(statusOf(context)),

  'consumer.second-factor.offer': (_, context) => {
    const proven = requireFresh(context)
    if (!proven.ok) return proven
    offerSecondFactor(context, context.account.id, newSecret(context.random))
    return ok(statusOf(context))
  },

  'consumer.second-factor.create': ({ body: { code } }, context) => {
    const { account } = context
    const proven = requireFresh(context)
    if (!proven.ok) return proven
    const free = checkLimit(context, 'second-factor', { target: account.id })
    if (!free.ok) return free
    const isOffered = readSecondFactor(context, account.id)?.confirmedAt === undefined
    if (!isOffered || !takesAppCode(context, account.id, code)) {
      countAttempt(context, 'second-factor', account.id)
      return fail('AUT456', { field: 'code' })
    }
    confirmSecondFactor(context, account.id)
    tell(context, 'second-factor-on')
    return withNewCodes(context)
  },

  'consumer.second-factor.recovery-codes': (_, context) => {
    const proven = requireFresh(context)
    if (!proven.ok) return proven
    if (!hasSecondFactor(context.db, context.account.id)) return fail('AUT456')
    tell(context, 'recovery-codes-made')
    return withNewCodes(context)
  },

  'consumer.second-factor.remove': (_, context) => {
    const { db, account } = context
    const proven = requireFresh(context)
    if (!proven.ok) return proven
    const wasOn = hasSecondFactor(db, account.id)
    removeSecondFactor(db, account.id)
    if (wasOn) tell(context, 'second-factor-off')
    return ok(statusOf(context))
  },

  'auth.second-factor.signin': ({ body }, context) => signInBySecondFactor(context, body),
} satisfies Handlers<typeof secondFactorCalls, Contexts>
