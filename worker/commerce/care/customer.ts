import type { Answer, Call } from '#src/commerce/call.ts'
import type { customerCareCalls } from '#src/commerce/calls/orders/customer-care.ts'

import type { Context } from '../context.ts'
import { rolesOf, type Account } from '../db/accounts/account.ts'
import { findList, readList, type ListKind } from '../db/accounts/lists.ts'
import { findUsableBasket } from '../db/orders/baskets.ts'
import { readLines } from '../db/orders/lines.ts'
import { pointMovementsOf } from '../db/orders/points.ts'
import { purchasesOf } from '../db/orders/purchases.ts'
import { lettersTo, type KeptLetter } from '../db/kept-letters.ts'

type Customer = Answer<(typeof customerCareCalls)['operator.customer.get'] & Call>

/** So many of each are told. */
const most = 100

const time = (at: number): string => new Date(at).toISOString()

/** A letter without its text and its recipient. */
export const letterAnswer = ({ writtenAt, ...letter }: KeptLetter) => ({ ...letter, writtenAt: time(writtenAt) })

/** Who a customer is, as a list tells it. */
export const customerAnswer = ({ id, consumerNo, details, email, phone, isClosed }: Account) => ({
  customerId: id,
  customerNumber: consumerNo,
  name: [details.firstName, details.lastName].filter(Boolean).join(' '),
  email,
  ...(phone === undefined ? {} : { phone }),
  isClosed,
})

/** The name of a product; its id where it is sold no more. */
const nameOf = ({ catalogue, language }: Context, productId: string): string =>
  catalogue().find(productId)?.name[language] ?? productId

function cartOf(context: Context, { id }: Account): Customer['cart'] {
  const basket = findUsableBasket(context.db, id)
  const lines = basket === undefined ? [] : readLines(context.db, basket.id)
  return lines.map(({ product_id, qty }) => ({ name: nameOf(context, product_id), qty }))
}

function listed(context: Context, { id }: Account, kind: ListKind): Customer['saved'] {
  const list = findList(context.db, id, kind)
  if (list === undefined) return []
  const { items } = readList(context.db, list, { start: 0, count: most })
  return items.map(({ itemId, qty }) => ({ name: nameOf(context, productOfSku(context, itemId)), qty }))
}

/** Lists hold products or SKUs. */
const productOfSku = ({ db }: Context, itemId: string): string =>
  db.first<{ product_id: string }>('SELECT product_id FROM variants WHERE upc = ?', itemId)?.product_id ?? itemId

/** All that is told of a customer to who helps them. */
export function customerOf(context: Context, account: Account): Customer {
  const { db, now } = context
  const { orders } = purchasesOf(db, account.id, { start: 0, count: most })
  return {
    ...customerAnswer(account),
    isEmailProven: account.emailVerifiedAt !== undefined,
    isLocked: account.lockedBySupport || (account.lockedUntil ?? 0) > now(),
    roles: rolesOf(account),
    points: account.points,
    cart: cartOf(context, account),
    favorites: listed(context, account, 'favorites'),
    saved: listed(context, account, 'saved'),
    orders: orders.map(({ orderNumber, status, createdAt, quote, total }) => ({
      orderNumber,
      status,
      createdAt: time(createdAt),
      currency: quote.currency,
      total,
    })),
    pointMovements: pointMovementsOf(db, account.id, most).map(({ at, ...moved }) => ({ at: time(at), ...moved })),
    letters: lettersTo(db, account.email, most).map(letterAnswer),
  }
}
