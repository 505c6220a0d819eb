import { fail, ok, type Result } from '#src/kit/result.ts'

import type { ShopperContext } from '../context.ts'
import { countGuess, guessedTooOften } from '../db/guesses.ts'
import { findOrder, type StoredOrder } from '../db/orders.ts'
import { looksLikeEmail } from '../rules/address.ts'
import { captchaFails } from '../rules/captcha.ts'
import { emailsOf } from './email-of.ts'

export type LookUpCode = 'AUT403' | 'OHS4004' | 'ORD400'

type Asked = {
  readonly orderNumber: string
  readonly email?: string | undefined
  readonly st?: string | undefined
  readonly recaptcha_response?: string | undefined
}

/** So many wrong guesses at an order, or by one session, and a captcha is asked for. */
const limit = { most: 10, withinMs: 15 * 60_000 }

/** Its owner needs nothing more; anybody else the order's token or the e-mail it was placed with. */
const mayRead = (order: StoredOrder, { email, st }: Asked, consumerId: string): boolean =>
  order.consumerId === consumerId ||
  (st !== undefined && order.st === st) ||
  (email !== undefined && emailsOf(order.quote).some(known => known.toLowerCase() === email.toLowerCase()))

/**
 * Finds an order by two factors. Whichever of them is wrong, the answer is the same (OHS4004); after ten wrong guesses
 * at an order or by a session it is AUT403 until a captcha is passed.
 */
export function lookUpOrder(context: ShopperContext, asked: Asked): Result<StoredOrder, LookUpCode> {
  const { db, consumerId, usid } = context
  const { orderNumber, email, recaptcha_response } = asked
  if (captchaFails(recaptcha_response)) return fail('AUT403')
  if (email !== undefined && !looksLikeEmail(email)) return fail('ORD400', { field: 'email' })
  const subjects = [`order:${orderNumber}`, `session:${usid}`]
  const isLimited = subjects.some(subject => guessedTooOften(context, subject, limit))
  if (isLimited && recaptcha_response === undefined) return fail('AUT403')
  const order = findOrder(db, orderNumber)
  const isPlaced = order !== undefined && (order.status !== 'CREATED' || order.placing !== 'draft')
  if (isPlaced && mayRead(order, asked, consumerId)) return ok(order)
  for (const subject of subjects) countGuess(context, subject, limit)
  return fail('OHS4004')
}
