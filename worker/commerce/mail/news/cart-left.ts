import type { ShopperContext } from '../../context.ts'
import type { Basket } from '../../db/orders/baskets.ts'
import { agreedToNews } from '../../db/accounts/interests.ts'
import { putOff } from '../../db/outbox.ts'
import { post } from '../post.ts'

/** So long after its last change a cart counts as left, in milliseconds. */
const leftAfterMs = 24 * 60 * 60_000

/**
 * After each change of a cart: reminds its owner once, a day later, if they agreed to news by e-mail. Another change within
 * that day postpones the reminder. Part of the transaction that changes the cart.
 */
export function remindLater(context: ShopperContext, { id: basketId }: Pick<Basket, 'id'>): void {
  const { db, account, now, locale } = context
  if (account === undefined) return
  const agreed = agreedToNews(db, account.id)
  if (agreed === undefined) return
  const event = `cart ${basketId}`
  const due = now() + leftAfterMs
  if (putOff(db, event, due) > 0) return
  const facts = { basketId, accountId: account.id }
  post(context, { event, to: agreed.email, kind: 'cart-left', facts, locale, due })
}
