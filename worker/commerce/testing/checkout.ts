import { runInDurableObject } from 'cloudflare:test'
import { exports } from 'cloudflare:workers'

import type { AnswerOf, InputOf } from '#src/commerce/calls/index.ts'

import { denver, shopperWith, siteStub, type Reply, type Shopper } from './shopper.ts'

export const cards = {
  visa: '4242 4242 4242 4242',
  challenge: '4000 0000 0000 3220',
  declined: '4000 0000 0000 0002',
  insufficient: '4000 0000 0000 9995',
  fraud: '4100 0000 0000 0019',
  expired: '4000 0000 0000 0069',
  slow: '4000 0000 0000 0259',
  lost: '4000 0000 0000 0713',
} as const

/** Types a card into the provider's fields, as the shopper's browser does, and gives its token. */
export async function typeCard(fieldsUrl: string, number: string): Promise<string> {
  const response = await exports.default.fetch(fieldsUrl, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ number, expiry: '08/29', code: '123', name: 'Ada Moor' }).toString(),
  })
  const { card } = await response.json<{ card: { paymentInstrumentId: string } }>()
  return card.paymentInstrumentId
}

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
export async function payWith(shopper: Shopper, basketId: string, number: string): Promise<string> {
  const { answer: session } = await shopper.call('cart.payment-session.get', { basketId })
  const paymentInstrumentId = await typeCard(session.fieldsUrl, number)
  const { answer } = await shopper.call('cart.payment-instrument.add', {
    basketId,
    payment_method_id: 'CREDIT_CARD',
    paymentInstrumentId,
  })
  return answer.payment_instruments.find(({ card }) => card !== undefined)?.id ?? ''
}

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
  card: string = cards.visa,
): Promise<Checkout> {
  const { shopper, cart } = await shopperWith(upcs)
  const basketId = cart.id
  await shopper.call('cart.shipping-address.add', { basketId, address: denver })
  const instrumentId = await payWith(shopper, basketId, card)
  const { answer: prepared } = await shopper.call('cart.order.prepare', { basketId })
  const order: Checkout['order'] = {
    cartId: basketId,
    recaptcha_response: 'passed',
    billingAddress: denver,
    paymentMethod: { code: 'CREDIT_CARD', id: instrumentId },
  }
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
