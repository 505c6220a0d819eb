import { interestedIn } from '../../db/accounts/interests.ts'
import { post, type Writer } from '../post.ts'

/** A product that costs less than before; both in minor units. */
export type PriceDrop = { readonly productId: string; readonly before: number; readonly now: number }

/**
 * Writes to accounts that keep among their favorites what costs less, and want to be told: part of the transaction that
 * lowers the price.
 */
export function tellOfPriceDrop(writer: Writer, { productId, before, now }: PriceDrop): void {
  const event = `product ${productId} at ${now} since ${writer.now()}`
  for (const { accountId, email: to, locale } of interestedIn(writer.db, productId, 'priceDropEmail'))
    post(writer, { event, to, kind: 'price-drop', facts: { productId, accountId, price: { before, now } }, locale })
}
