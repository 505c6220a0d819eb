import { fail, ok, type Result } from '#src/kit/result.ts'

import type { ShopperContext } from '../context.ts'
import { findOrder, type StoredOrder } from '../db/orders/orders.ts'
import { checkLimit, countAttempt } from '../people/rate-limits.ts'
import { looksLikeEmail } from '../rules/addresses/address.ts'
import { captchaFails } from '../rules/captcha.ts'
import { emailsOf } from './email-of.ts'

export type LookUpCode = 'AUT403' | 'OHS4004' | 'ORD400'

type LookUpInput = {
  readonly orderNumber: string
  readonly email?: string | undefined
  readonly st?: string | undefined
  readonly recaptcha_response?: string | undefined
}

/** Who shows the order's token or the e-mail it was placed with may read it. */
const isShown = (order: StoredOrder, { email, st }: LookUpInput): boolean =>
  (st !== undefined && order.st === st) ||
  (email !== undefined && emailsOf(order.quote).some(known => known.toLowerCase() === email.toLowerCase()))

/**
 * Finds an order by two factors. Its owner needs no second one and cannot be locked out by others' guesses. Whichever
 * factor is wrong, the answer is the same (OHS4004). After ten wrong guesses at an order, by session or network
 * address, AUT403 asks for a captcha; after forty it is final.
 */
export function lookUpOrder(context: ShopperContext, asked: LookUpInput): Result<StoredOrder, LookUpCode> {
  const { db, consumerId } = context
  const { orderNumber, email, recaptcha_response } = asked
  if (captchaFails(recaptcha_response)) return fail('AUT403')
  if (email !== undefined && !looksLikeEmail(email)) return fail('ORD400', { field: 'email' })
  const found = findOrder(db, orderNumber)
  const order = found?.status === 'CREATED' && found.placing === 'draft' ? undefined : found
  if (order?.consumerId === consumerId) return ok(order)
  const free = checkLimit(context, 'order', { captcha: recaptcha_response, target: orderNumber })
  if (!free.ok) return free
  if (order !== undefined && isShown(order, asked)) return ok(order)
  countAttempt(context, 'order', orderNumber)
  return fail('OHS4004')
}
