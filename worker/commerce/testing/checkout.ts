import { runInDurableObject } from 'cloudflare:test'
import { exports } from 'cloudflare:workers'

import type { AnswerOf, InputOf } from '#src/commerce/calls/index.ts'
import type { Reply } from '#tests/shoppers/caller.ts'
import { cards, type PostForm } from '#tests/shoppers/cards.ts'
import { comeToTheLastButton, payWith as putCard } from '#tests/shoppers/last-button.ts'

import { shopperWith, siteStub, type Shopper } from './shopper.ts'

/** Posts to the payment provider, which is another host of the same runtime. */
export const postToProvider: PostForm = async ({ href }, headers, body) =>
  (await exports.default.fetch(href, { method: 'POST', headers, body })).text()

/** What somebody answers on a page of the provider: a bank's question, or a wallet's. */
export async function answerAt(address: string, answer: 'yes' | 'no'): Promise<URL> {
  const url = new URL(address)
  url.searchParams.set('return', 'http://localhost:8787/back')
  const response = await exports.default.fetch(url.href, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `answer=${answer}`,
    redirect: 'manual',
  })
  return new URL(response.headers.get('location') ?? 'http://localhost/nowhere')
}

/** Puts a card into a basket, by way of the provider. */
export const payWith = ({ call }: Shopper, basketId: string, number: string): Promise<string> =>
  putCard(call, postToProvider, basketId, number)

export type Checkout = {
  readonly shopper: Shopper
  readonly basketId: string
  readonly prepared: AnswerOf<'cart.order.prepare'>
  /** What `place` sends. */
  readonly order: InputOf<'cart.order.place'>
  readonly place: () => Promise<Reply<AnswerOf<'cart.order.place'>>>
}

/** A guest who has come to the last button: lines, address, card, prepared. */
export async function checkout(
  upcs: readonly (readonly [upc: string, qty: number])[],
  card: string = cards.approved,
): Promise<Checkout> {
  const { shopper, cart } = await shopperWith(upcs)
  const basketId = cart.id
  const order = await comeToTheLastButton(shopper.call, postToProvider, { basketId, card })
  const { answer: prepared } = await shopper.call('cart.order.prepare', { basketId })
  return { shopper, basketId, prepared, order, place: () => shopper.call('cart.order.place', order) }
}

type Row = Record<string, SqlStorageValue>

/** Asks the site's own database. */
export const rows = <R extends Row>(sql: string, ...values: SqlStorageValue[]): Promise<R[]> =>
  runInDurableObject(siteStub(), (_, state) => state.storage.sql.exec<R>(sql, ...values).toArray())

/** Pieces of a SKU in the site's warehouse: there, and held by orders in progress. */
export async function stockOf(upc: string): Promise<{ onHand: number; reserved: number }> {
  const [row] = await rows<{ on_hand: number; reserved: number }>(
    `SELECT on_hand, reserved FROM stock WHERE upc = ? AND location_id = 'W-US'`,
    upc,
  )
  return { onHand: row?.on_hand ?? 0, reserved: row?.reserved ?? 0 }
}

/** Whether what must never break holds: the stock is the sum of its movements, the money of every final order was taken, and no other's. */
export async function ledgerMatches(): Promise<boolean> {
  const wrongStock = await rows(
    `SELECT upc FROM stock WHERE on_hand <>
       (SELECT SUM(delta) FROM stock_movements AS m WHERE m.upc = stock.upc AND m.location_id = stock.location_id)`,
  )
  const wrongReservations = await rows(
    `SELECT upc FROM stock WHERE reserved <>
       COALESCE((SELECT SUM(qty) FROM reservations AS r WHERE r.upc = stock.upc AND r.location_id = stock.location_id), 0)`,
  )
  const wrongCharges = await rows(
    `SELECT order_number FROM orders WHERE (placing = 'final') <>
       ((SELECT COALESCE(SUM(amount), 0) FROM charges WHERE charges.order_number = orders.order_number) +
        (SELECT COALESCE(SUM(amount), 0) FROM order_credits
         WHERE order_credits.order_number = orders.order_number AND method <> 'EMPLOYEE_DISCOUNT'
           AND (returned_at IS NULL OR orders.status = 'CANCELLED'))
        = orders.total)`,
  )
  const wrongValues = await rows(
    `SELECT id FROM value_cards WHERE balance <>
       COALESCE((SELECT SUM(delta) FROM value_movements WHERE card_id = value_cards.id), 0)`,
  )
  return wrongStock.length + wrongReservations.length + wrongCharges.length + wrongValues.length === 0
}
