import type { StoreCustomer } from '#src/commerce/calls/associates.ts'

import type { Context } from '../context.ts'
import { rolesOf, type Account } from '../db/accounts/account.ts'
import { purchasesOf } from '../db/orders/purchases.ts'

/** What one bought lately says which size and what goes with it. */
const lastOrders = 3

/** What an associate is told of a customer: who they are, their points, and what they bought last. */
export function storeCustomerOf({ db }: Context, account: Account): StoreCustomer {
  const { details, consumerNo, points, id } = account
  const { orders } = purchasesOf(db, id, { start: 0, count: lastOrders })
  return {
    name: [details.firstName, details.lastName].filter(Boolean).join(' '),
    customerNumber: consumerNo,
    isMember: rolesOf(account).includes('member'),
    points,
    orders: orders.map(({ orderNumber, createdAt, quote }) => ({
      orderNumber,
      createdAt: new Date(createdAt).toISOString(),
      items: quote.items.map(({ name, slug, variants, qty }) => ({
        name,
        slug,
        variants: variants.map(variant => variant.name),
        qty,
      })),
    })),
  }
}
