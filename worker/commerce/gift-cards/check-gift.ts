import type { LineMarks } from '#src/commerce/calls/cart/line-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Context } from '../context.ts'
import type { VariantRow } from '../db/catalogue/catalogue.ts'
import { looksLikeEmail } from '../rules/addresses/address.ts'
import { isGiftDay } from './gift-day.ts'

export type Ungiven = 'AUT453' | 'GFO405' | 'GFO410'

/** R017: only electronic gift cards have a recipient; GFO405 for other items, AUT453 for a faulty e-mail, GFO410 for a day (R409). */
export function checkGift(
  context: Pick<Context, 'site' | 'now'>,
  { gift_card }: Pick<VariantRow, 'gift_card'>,
  gift: LineMarks['giftOption'] | null,
): Result<undefined, Ungiven> {
  if (gift === undefined || gift === null) return ok(undefined)
  if (gift_card !== 'digital') return fail('GFO405')
  if (!looksLikeEmail(gift.email)) return fail('AUT453', { field: 'email' })
  return gift.sendOn === undefined || isGiftDay(context, gift.sendOn) ? ok(undefined) : fail('GFO410')
}

/** R410: a gift card of any sum says which, and between which two it may be; nothing else has a sum of its own. */
export function checkSum(
  { current: least, most }: Pick<VariantRow, 'current' | 'most'>,
  sum: number | undefined,
): Result<undefined, 'GFO406'> {
  if (most === null) return sum === undefined ? ok(undefined) : fail('GFO406')
  return sum !== undefined && sum >= least && sum <= most ? ok(undefined) : fail('GFO406', { least, most })
}
