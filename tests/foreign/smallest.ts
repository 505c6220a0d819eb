/**
 * The smallest answers that the specification allows: the fields of section 3 with lists that are empty wherever they may be,
 * and of the store's contract (docs/another-platform.md) what an answer needs beyond them. Nothing else.
 */

import type { PayingCode } from './payments.ts'
import { costOf, optionsOf, shipmentsOf } from './shipments.ts'

export type Line = { readonly id: string; readonly upc: string; readonly qty: number }
export type Address = Readonly<Record<string, unknown>>

/** What pays, by the provider's token or the bank's name. */
export type Paying = { readonly code: PayingCode; readonly token: string }

export type Cart = {
  readonly id: string
  readonly owner: string
  readonly lines: readonly Line[]
  readonly method: string
  readonly address?: Address | undefined
  readonly billingAddress?: Address | undefined
  readonly sessionID?: string | undefined
  readonly paying?: Paying | undefined
  /** Where everything is fetched, and who comes for it. */
  readonly storeId?: string | undefined
  readonly contact?: Readonly<Record<string, string>> | undefined
  readonly orderNumber?: string | undefined
}

export type Order = {
  readonly orderNumber: string
  readonly st: string
  readonly owner: string
  readonly cart: Cart
  readonly state: 'draft' | 'challenged' | 'final' | 'failed'
}

/** The one thing that is sold. */
export const sold = { upc: '40000000000017', productId: 'FOR1001', price: 5_000 } as const

/** What the provider tells of a card's token. */
export const cardOf = (paymentInstrumentId: string) => ({
  paymentInstrumentId,
  brand: 'visa',
  last4: '4242',
  expiry: '08/39',
  bin: '424242',
})

const priceOf = ({ qty }: Line) => ({
  original: sold.price,
  current: sold.price,
  rowTotal: sold.price * qty,
  priceAfterItemDiscount: sold.price * qty,
  priceAfterOrderDiscount: sold.price * qty,
  highCurrent: sold.price,
  highOriginal: sold.price,
  proratedPrice: sold.price * qty,
})

const itemOf = (line: Line, cart: Cart) => ({
  id: line.id,
  productId: sold.productId,
  masterId: sold.productId,
  upc: line.upc,
  qty: line.qty,
  maxQty: 10,
  price: priceOf(line),
  taxTotal: 0,
  shippingOptions: optionsOf(cart),
  isCustoms: false,
  bonus: false,
  productPromotions: [],
  variants: [{ code: 'size', value: 'one' }],
})

function totalsOf(cart: Cart) {
  const { lines } = cart
  const itemTotal = lines.reduce((sum, { qty }) => sum + qty * sold.price, 0)
  const shipping = lines.length === 0 ? 0 : costOf(cart)
  const total = itemTotal + shipping
  return {
    currency: 'USD',
    total,
    totalDiscount: 0,
    totalDiscountPercentage: 0,
    itemTotal,
    itemSubTotal: itemTotal,
    totalWithoutTax: total,
    netAmount: total,
    shipping,
    tax: 0,
    taxAmount: 0,
    remainingToPay: total,
    totalUnits: lines.reduce((sum, { qty }) => sum + qty, 0),
    appliedRewards: 0,
  }
}

export const instrumentId = ({ token }: Paying): string => `in-${token}`

const instrumentOf = (paying: Paying, amount: number) => ({
  id: instrumentId(paying),
  payment_method_id: paying.code,
  amount,
  ...(paying.code === 'CREDIT_CARD' && { card: cardOf(paying.token) }),
})

export function smallestCart(cart: Cart) {
  const totals = totalsOf(cart)
  return {
    id: cart.id,
    currency: 'USD',
    totalItems: totals.totalUnits,
    totals,
    items: cart.lines.map(line => itemOf(line, cart)),
    payment_instruments: cart.paying === undefined ? [] : [instrumentOf(cart.paying, totals.total)],
    shippingMethods: shipmentsOf(cart),
    ...(cart.billingAddress !== undefined && { billingAddress: cart.billingAddress }),
    couponItems: [],
    orderPromotions: [],
    upsellProducts: [],
    promoSummary: [],
    flash: [],
  }
}

/** R129, with what D22 and D23 decided on states and tokens. */
export function smallestOrder({ orderNumber, st, cart, state }: Order, challengeUrl: string) {
  const { totals, items, shippingMethods: shipments } = smallestCart(cart)
  return {
    orderNumber,
    st,
    totals,
    items,
    shipments,
    promoSummary: [],
    paymentMethods: [{ code: cart.paying?.code ?? 'CREDIT_CARD', label: '', amount: totals.total }],
    flash: state === 'challenged' ? [{ type: 'PaymentNotAuthorized', action: challengeUrl }] : [],
    placing: state,
    status: state === 'final' ? 'CONFIRMED' : 'CREATED',
    createdAt: '2026-11-24T12:00:00.000Z',
    email: 'ada@example.com',
    currency: 'USD',
  }
}

export const smallestPurchase = (order: Order, challengeUrl: string) => ({
  ...smallestOrder(order, challengeUrl),
  parcels: [],
  canCancel: false,
  canReturn: false,
})

/** A product of which nothing is known but what has to be shown. */
export const smallestProduct = {
  id: sold.productId,
  slug: `foreign-${sold.productId.toLowerCase()}`,
  name: 'A foreign thing',
  summary: '',
  description: '',
  trail: [],
  rating: { score: 0, reviewsCount: 0 },
  price: {
    currency: 'USD',
    lowCurrent: sold.price,
    highCurrent: sold.price,
    lowOriginal: sold.price,
    highOriginal: sold.price,
  },
  colors: [{ id: 'grey', name: 'Grey', hex: '#777777', images: [] }],
  sizes: [{ id: 'one', name: 'One size' }],
  variants: [{ upc: sold.upc, color: 'grey', size: 'one', current: sold.price, original: sold.price, maxQty: 10 }],
  features: [],
  facts: [],
  materials: [],
  care: [],
}

/** A consumer who has told nothing but an e-mail. */
export const smallestProfile = {
  consumerNo: '700001',
  revision: 1,
  consumerDetails: {
    email: 'ada@example.com',
    isEmailConfirmed: true,
    address: [],
    identity: [],
    hasPassword: true,
  },
  preferences: {},
  subscriptions: [],
  isSignInFresh: true,
  isLoyaltyMember: false,
  isLoyaltyConfirmed: false,
}
