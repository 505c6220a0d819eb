import type { GiftReceipt } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Address, PickupContact } from '#src/commerce/calls/cart/delivery-shapes.ts'
import type { PaymentInstrument } from '#src/commerce/calls/cart/payment-shapes.ts'
import type { Clock } from '#src/kit/time/clock.ts'

import { opaqueId, type Random } from '../../random.ts'
import { isHomeCode, type HomeCode } from '../../rules/shipping.ts'
import { jsonColumn, type Database, type DatabaseRow } from '../database.ts'

export type Basket = {
  readonly id: string
  readonly consumerId: string
  readonly revision: number
  readonly shippingAddress?: Address
  readonly billingAddress?: Address
  /** The chosen shipping method; undefined means the default. */
  readonly shippingCode?: HomeCode
  readonly pickupContact?: PickupContact
  readonly instrument?: PaymentInstrument
  /** The SKU that was chosen of a gift, by the gift's line. */
  readonly gifts?: Readonly<Record<string, string>>
  /** The goods are a gift. */
  readonly giftReceipt?: GiftReceipt
  /** Whether there are rows in other tables; where there are none, they need not be read. */
  readonly hasAccount: boolean
  readonly isAdjusted: boolean
  readonly hasCoupons: boolean
  readonly hasCredits: boolean
}

type BasketRow = DatabaseRow & {
  id: string
  consumer_id: string
  revision: number
  shipping_address: string | null
  billing_address: string | null
  shipping_method: string | null
  pickup_contact: string | null
  instrument: string | null
  gifts: string | null
  gift_receipt: string | null
  account: number
  adjusted: number
  coupons: number
  credits: number
}

const stored = {
  shippingAddress: jsonColumn<Address>(),
  billingAddress: jsonColumn<Address>(),
  pickupContact: jsonColumn<PickupContact>(),
  instrument: jsonColumn<PaymentInstrument>(),
  gifts: jsonColumn<Readonly<Record<string, string>>>(),
  giftReceipt: jsonColumn<GiftReceipt>(),
}

const basketOf = (row: BasketRow): Basket => ({
  id: row.id,
  consumerId: row.consumer_id,
  revision: row.revision,
  ...(row.shipping_address === null ? {} : { shippingAddress: stored.shippingAddress.read(row.shipping_address) }),
  ...(row.billing_address === null ? {} : { billingAddress: stored.billingAddress.read(row.billing_address) }),
  ...(row.shipping_method !== null && isHomeCode(row.shipping_method) ? { shippingCode: row.shipping_method } : {}),
  ...(row.pickup_contact === null ? {} : { pickupContact: stored.pickupContact.read(row.pickup_contact) }),
  ...(row.instrument === null ? {} : { instrument: stored.instrument.read(row.instrument) }),
  ...(row.gifts === null ? {} : { gifts: stored.gifts.read(row.gifts) }),
  ...(row.gift_receipt === null ? {} : { giftReceipt: stored.giftReceipt.read(row.gift_receipt) }),
  hasAccount: row.account === 1,
  isAdjusted: row.adjusted === 1,
  hasCoupons: row.coupons === 1,
  hasCredits: row.credits === 1,
})

const isIn = (tables: string) => `EXISTS (SELECT 1 FROM ${tables} WHERE basket_id = baskets.id)`

const columns = `id, consumer_id, revision, shipping_address, billing_address, shipping_method, pickup_contact, instrument,
  gifts, gift_receipt, EXISTS (SELECT 1 FROM accounts WHERE accounts.id = consumer_id) AS account,
  ${isIn('basket_items JOIN price_adjustments ON item_id = basket_items.id')} AS adjusted,
  ${isIn('basket_coupons')} AS coupons, ${isIn('basket_credits')} AS credits`

/** A consumer's own open basket; undefined when it is another's, closed or unknown. */
export function findBasket(db: Database, id: string, consumerId: string): Basket | undefined {
  const row = db.first<BasketRow>(
    `SELECT ${columns} FROM baskets WHERE id = ? AND consumer_id = ? AND closed_at IS NULL`,
    id,
    consumerId,
  )
  return row && basketOf(row)
}

/** The open basket a consumer can shop on with: none that an order in progress may still close. */
export function findUsableBasket(db: Database, consumerId: string): Basket | undefined {
  const row = db.first<BasketRow>(
    `SELECT ${columns} FROM baskets
     WHERE consumer_id = ? AND closed_at IS NULL AND NOT EXISTS (
       SELECT 1 FROM orders WHERE basket_id = baskets.id AND placing IN ('placing', 'challenged', 'checking')
     ) ORDER BY created_at DESC LIMIT 1`,
    consumerId,
  )
  return row && basketOf(row)
}

export function createBasket(
  { db, now, random }: { readonly db: Database; readonly now: Clock; readonly random: Random },
  consumerId: string,
): Basket {
  const id = opaqueId(random)
  db.run('INSERT INTO baskets (id, consumer_id, created_at) VALUES (?, ?, ?)', id, consumerId, now())
  return { id, consumerId, revision: 0, hasAccount: true, isAdjusted: false, hasCoupons: false, hasCredits: false }
}

const columnOf = {
  shippingAddress: 'shipping_address',
  billingAddress: 'billing_address',
  instrument: 'instrument',
  gifts: 'gifts',
  giftReceipt: 'gift_receipt',
  shippingCode: 'shipping_method',
  pickupContact: 'pickup_contact',
} as const

/** Writes one part of a basket, or clears it. */
export function setBasketPart<Part extends keyof typeof columnOf>(
  db: Database,
  basketId: string,
  part: Part,
  value: Basket[Part] | undefined,
): void {
  const plain = typeof value === 'string' ? value : JSON.stringify(value)
  const stored = value === undefined ? null : plain
  db.run(`UPDATE baskets SET ${columnOf[part]} = ?, revision = revision + 1 WHERE id = ?`, stored, basketId)
}

export const touchBasket = (db: Database, basketId: string): number =>
  db.run('UPDATE baskets SET revision = revision + 1 WHERE id = ?', basketId)

export const closeBasket = (db: Database, basketId: string, at: number): number =>
  db.run('UPDATE baskets SET closed_at = ? WHERE id = ?', at, basketId)

export const setDevice = (db: Database, basketId: string, device: string): number =>
  db.run('UPDATE baskets SET device = ? WHERE id = ?', device, basketId)

/** Gives a basket to another consumer, with the order that is being made of it. */
export function giveBasket(db: Database, basketId: string, consumerId: string): void {
  db.run('UPDATE baskets SET consumer_id = ? WHERE id = ?', consumerId, basketId)
  db.run('UPDATE orders SET consumer_id = ? WHERE basket_id = ?', consumerId, basketId)
}

/** A basket that is no gift becomes the one that another is. */
export const takeGiftReceipt = (db: Database, from: string, into: string): number =>
  db.run(
    `UPDATE baskets SET gift_receipt = (SELECT gift_receipt FROM baskets WHERE id = ?1)
     WHERE id = ?2 AND gift_receipt IS NULL`,
    from,
    into,
  )

/** Whether a basket holds something that nobody is ordering. */
export const isLeft = (db: Database, basketId: string): boolean =>
  db.first(
    `SELECT 1 AS held FROM basket_items WHERE basket_id = ?1 AND NOT EXISTS (
       SELECT 1 FROM orders WHERE basket_id = ?1 AND placing IN ('placing', 'challenged', 'checking', 'final')
     )`,
    basketId,
  ) !== undefined
