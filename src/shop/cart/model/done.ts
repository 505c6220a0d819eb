import type { Cart, GiftReceipt } from '#src/commerce/calls/cart/cart-shapes.ts'
import { isSameGift, type GiftOption } from '#src/commerce/calls/cart/line-shapes.ts'

import type { KeptLine } from './kept-lines.ts'

type Held = Pick<Cart, 'items' | 'couponItems' | 'giftReceipt'>

/** Whether a cart shows that a change was done whose answer was lost. */
export type IsDone = (cart: Held) => boolean

const lineIn = ({ items }: Held, itemId: string) => items.find(({ id }) => id === itemId)

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** There are more pieces of a SKU than the cart held when it was last seen. */
export const isAdded =
  (upc: string, before: readonly KeptLine[]): IsDone =>
  ({ items }) =>
    sum(items.filter(item => item.upc === upc && !item.bonus).map(({ qty }) => qty)) >
    sum(before.filter(([kept]) => kept === upc).map(([, qty]) => qty))

export const hasQuantity =
  (itemId: string, qty: number): IsDone =>
  cart =>
    lineIn(cart, itemId)?.qty === qty

/** The line is of that SKU; it may have become one with another line of it. */
export const isOfSku =
  (itemId: string, upc: string): IsDone =>
  cart =>
    (lineIn(cart, itemId)?.upc ?? upc) === upc && cart.items.some(item => item.upc === upc)

export const isFor =
  (itemId: string, gift: GiftOption | null): IsDone =>
  cart =>
    isSameGift(lineIn(cart, itemId)?.giftOption, gift)

/** The goods are a gift with this note, or none. */
export const isGiftWith =
  (wanted: GiftReceipt | null): IsDone =>
  ({ giftReceipt }) =>
    wanted === null ? giftReceipt === undefined : giftReceipt !== undefined && giftReceipt.note === wanted.note

export const isGone =
  (itemId: string): IsDone =>
  cart =>
    lineIn(cart, itemId) === undefined

export const travels =
  (itemId: string, code: string, storeId: string | undefined): IsDone =>
  cart =>
    lineIn(cart, itemId)?.shippingOptions.some(
      ({ selected, shippingMethod, storeInfo }) =>
        selected && shippingMethod.code === code && (storeId === undefined || storeInfo?.id === storeId),
    ) === true

const isCode = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export const hasCode =
  (code: string): IsDone =>
  ({ couponItems }) =>
    couponItems.some(held => isCode(held.code, code))

export const hasNoCode =
  (code: string): IsDone =>
  cart =>
    !hasCode(code)(cart)
