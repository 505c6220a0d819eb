import type { Context } from '../../context.ts'
import { interestedIn, takeProductsBack } from '../../db/accounts/interests.ts'
import { forget, readDue } from '../../db/catalogue/notifications.ts'
import { post, type Writer } from '../post.ts'

/** Writes to everybody who asked to be told when a SKU is back, once, in the language they asked in. */
function tellThoseWhoAsked(context: Writer & Pick<Context, 'catalogue'>): void {
  const { db, catalogue } = context
  for (const due of readDue(db)) {
    if (catalogue().find(due.product_id) === undefined) continue
    const { email: to, locale } = due
    const facts = { productId: due.product_id }
    post(context, { event: `asked for ${due.upc} at ${due.at}`, to, kind: 'back-in-stock', facts, locale })
    forget(db, due)
  }
}

/** Writes to accounts that have among their favorites what is back, and want to be told. */
function tellThoseWhoKeepIt(context: Writer): void {
  for (const { id, productId } of takeProductsBack(context.db))
    for (const { accountId, email: to, locale } of interestedIn(context.db, productId, 'backInStockEmail'))
      post(context, {
        event: `product ${productId} back ${id}`,
        to,
        kind: 'back-in-stock',
        facts: { productId, accountId },
        locale,
      })
}

/** Writes to everybody who waits for what has come back. */
export function notifySubscribers(context: Writer & Pick<Context, 'catalogue'>): void {
  context.db.transact(() => {
    tellThoseWhoAsked(context)
    tellThoseWhoKeepIt(context)
  })
}
