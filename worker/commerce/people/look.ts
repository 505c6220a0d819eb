import type { Tokens } from '#src/commerce/calls/session-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Context } from '../context.ts'
import { rolesOf } from '../db/accounts/account.ts'
import { findAccount } from '../db/accounts/accounts.ts'
import { openLook } from '../db/accounts/looks.ts'
import { findUsableBasket } from '../db/orders/baskets.ts'
import { opaqueId } from '../random.ts'

/**
 * The tokens of a look at the store as a customer sees it. Nothing of the customer's is touched: no session of theirs begins, no
 * cart is taken over, and the second token renews nothing.
 */
export function openedLook(context: Context, code: string): Result<Tokens, 'AUT401'> {
  const look = openLook(context, code)
  const account = look === undefined ? undefined : findAccount(context.db, look.accountId)
  if (look === undefined || account === undefined || account.isClosed) return fail('AUT401')
  const isEmployee = rolesOf(account).includes('employee')
  const basket = findUsableBasket(context.db, account.id)
  return ok({
    accessToken: look.token,
    refreshToken: opaqueId(context.random, 32),
    expiresIn: look.expiresIn,
    usid: look.id,
    consumerId: account.id,
    consumerType: isEmployee ? 'EMPLOYEE' : 'REGISTERED',
    consumerNo: account.consumerNo,
    ...(account.loyaltySince === undefined ? {} : { memberId: `M${account.consumerNo}` }),
    ...(basket === undefined ? {} : { basketId: basket.id }),
    ...(isEmployee ? { isEmployeeDiscountTCAccepted: account.employeeTermsAt !== undefined } : {}),
    look: { viewer: look.viewer },
  })
}
