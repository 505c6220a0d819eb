import { createHash } from 'node:crypto'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'

import { quote } from '../cart/quote.ts'
import type { Context } from '../context.ts'
import { closeBasket, createBasket, findBasket, setBasketPart } from '../db/orders/baskets.ts'
import { insertLine } from '../db/orders/lines.ts'
import { markAuthorised, markCaptured, openAttempt, recordCharge } from '../db/orders/payments.ts'
import { findOrder, insertDraft, setOrderState } from '../db/orders/orders.ts'
import { closeRefund, openRefund, refundKeyOf } from '../db/orders/refund-requests.ts'
import { recordParcel } from '../db/orders/purchases.ts'
import { recordRefund } from '../db/orders/refunds.ts'
import { insertReturn } from '../db/orders/returns.ts'
import { openPast } from '../fulfilment/open.ts'
import { issueCards } from '../gift-cards/issue.ts'
import { letterOf } from '../order-placement/order-number.ts'
import type { PastOrder, SeedPeople } from '../seed/people.ts'

type Buyer = { readonly consumerId: string; readonly address: Address }

const dayMs = 86_400_000
const card = {
  paymentInstrumentId: 'card_of_a_past_order',
  brand: 'visa',
  last4: '4242',
  expiry: '08/29',
  bin: '424242',
}

/** Every so many products one is bought, so that orders differ. */
const stride = 7

function skusFor({ db }: Context, place: number, lines: number): string[] {
  const all = db.all<{ upc: string }>(
    'SELECT MIN(upc) AS upc FROM variants WHERE withdrawn = 0 GROUP BY product_id ORDER BY product_id',
  )
  const chosen = Array.from({ length: lines }, (_, line) => all[(place * stride + line) % all.length]?.upc ?? '')
  return [...new Set(chosen)]
}

/** The purchase; from a store's stock where a store is named. */
type Bought = {
  readonly skus: readonly string[]
  readonly giftCard: string | undefined
  readonly storeId: string | undefined
}

/** The first store and its stock. */
function shelfOf({ db }: Context, lines: number): Pick<Bought, 'skus' | 'storeId'> {
  const skus = db.all<{ upc: string; location_id: string }>(
    `SELECT MIN(stock.upc) AS upc, location_id FROM stock JOIN variants USING (upc)
     WHERE on_hand > reserved AND withdrawn = 0
       AND location_id = (SELECT id FROM locations WHERE kind = 'store' ORDER BY position LIMIT 1)
     GROUP BY product_id ORDER BY product_id LIMIT ?`,
    lines,
  )
  return { skus: skus.map(({ upc }) => upc), storeId: skus[0]?.location_id }
}

/** The basket as it was, closed again. */
function quoteOf(context: Context, { consumerId, address }: Buyer, { skus, giftCard, storeId }: Bought) {
  const { db } = context
  const { id } = createBasket(context, consumerId)
  const delivery = storeId === undefined ? undefined : ({ code: 'pickup', placeId: storeId } as const)
  for (const upc of skus) insertLine(context, id, { upc, recipeId: '', qty: 1, delivery })
  const { firstName, lastName, email = '' } = address
  if (storeId !== undefined) setBasketPart(db, id, 'pickupContact', { firstName, lastName, email })
  const giftOption = { email: address.email ?? '', to: 'Noor', message: 'For the next summit.' }
  if (giftCard !== undefined) insertLine(context, id, { upc: giftCard, recipeId: '', qty: 1, giftOption })
  setBasketPart(db, id, 'shippingAddress', address)
  setBasketPart(db, id, 'billingAddress', address)
  const basket = findBasket(db, id, consumerId)
  if (basket === undefined) throw new Error('A basket of a past order was not written.')
  const cart = quote(context, basket)
  closeBasket(db, id, context.now())
  return cart
}

type Placed = {
  readonly orderNumber: string
  readonly amount: number
  readonly currency: 'USD' | 'CAD' | 'GBP' | 'EUR'
  readonly at: number
}

/** The provider never heard of these payments. */
const providerIdOf = (orderNumber: string): string => `past-${orderNumber}`

function pay(context: Context, { orderNumber, amount, currency, at }: Placed): void {
  const { db } = context
  const attempt = openAttempt(db, { orderNumber, amount, currency, card, at })
  markAuthorised(db, attempt.idempotencyKey, { providerId: providerIdOf(orderNumber), threeDS: undefined }, at)
  markCaptured(db, attempt.idempotencyKey)
  recordCharge(db, attempt, at)
}

function send(context: Context, { orderNumber, at }: Placed, { parcels = [] }: PastOrder): void {
  for (const [place, arrived] of parcels.entries())
    recordParcel(context.db, {
      orderNumber,
      number: place + 1,
      carrier: 'Northpost',
      trackingNumber: `${40 + place}${orderNumber.slice(1)}`,
      trackingUrl: `/carrier/${context.site}/${40 + place}${orderNumber.slice(1)}`,
      shippedAt: at + dayMs,
      deliveredAt: arrived < 0 ? null : at + arrived * dayMs,
    })
}

/** The money has long arrived where it came from. */
function giveBack({ db }: Context, { orderNumber, amount, currency }: Placed, at: number, returnNumber?: string): void {
  const id = recordRefund(db, { orderNumber, amount, currency, at, returnNumber })
  const idempotencyKey = refundKeyOf(orderNumber, id)
  openRefund(db, { idempotencyKey, orderNumber, providerId: providerIdOf(orderNumber), amount }, at)
  closeRefund(db, idempotencyKey, 'done', at)
}

/** Everything came back. */
function sendBack({ db }: Context, { orderNumber, at }: Placed, { items }: Cart): string {
  const returnNumber = `70${orderNumber.slice(1)}`
  const lines = items.map(({ id: itemId, qty }) => ({ itemId, qty, received: qty, reason: '' }))
  insertReturn(db, { orderNumber, returnNumber, state: 'refunded', announcedAt: at + 10 * dayMs, lines })
  return returnNumber
}

function afterwards(context: Context, placed: Placed, past: PastOrder, cart: Cart): void {
  const { orderNumber, at } = placed
  send(context, placed, past)
  const returnNumber = past.isReturned === true ? sendBack(context, placed, cart) : undefined
  if (returnNumber !== undefined || past.status === 'CANCELLED')
    giveBack(context, placed, at + 14 * dayMs, returnNumber)
  const order = findOrder(context.db, orderNumber)
  if (order?.placing === 'final') openPast(context, order)
}

/** Writes one past order: priced by the same rules as any other, on the day it was placed. */
function place(context: Context, giftCard: string, buyer: Buyer, [index, past]: readonly [number, PastOrder]): void {
  const at = context.now() - past.daysAgo * dayMs
  const then = { ...context, now: () => at }
  const bought =
    past.isFetched === true
      ? shelfOf(context, past.lines)
      : { skus: skusFor(context, index, past.lines), storeId: undefined }
  const cart = quoteOf(then, buyer, { ...bought, giftCard: past.hasGiftCard === true ? giftCard : undefined })
  const orderNumber = `${letterOf[context.site]}${String(1_000_000_001 + index)}`
  const st = createHash('sha256').update(`${buyer.consumerId}:${orderNumber}`).digest('base64url')
  insertDraft(context.db, {
    orderNumber,
    basketId: cart.id,
    consumerId: buyer.consumerId,
    st,
    createdAt: at,
    quote: cart,
  })
  const placed: Placed = { orderNumber, amount: cart.totals.total, currency: cart.currency, at }
  const isOpen = past.status === 'CREATED'
  if (!isOpen) pay(context, placed)
  setOrderState(context.db, orderNumber, { placing: isOpen ? 'challenged' : 'final', status: past.status })
  afterwards(context, placed, past, cart)
  if (!isOpen) issueCards(then, { orderNumber, quote: cart })
}

/** A long history: orders in every state. */
export function openHistory(context: Context, { pastOrders, giftCard }: SeedPeople, buyer: Buyer): void {
  for (const past of pastOrders.entries()) place(context, giftCard, buyer, past)
}
