import type { Cart, Flash } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { MessageKey } from '#src/language/keys.ts'

/** A change the platform made in a cart, or found in it, as a message. */
export type CartNews = {
  readonly look: 'info' | 'warning'
  readonly key: MessageKey
  readonly values: Readonly<Record<string, string | number>>
  /** The line it is about, where the shopper can choose another way for it. */
  readonly itemId?: string
  /** Goes on only once the line is out of the cart. */
  readonly isGone?: boolean
}

type FlashText = Pick<CartNews, 'look' | 'key'> & {
  /** The sentence names the line; this one stands in for it where the line is not there. */
  readonly unnamed?: MessageKey
  /** The shopper may choose another way for the line. */
  readonly canChange?: boolean
  readonly isGone?: boolean
  /** Sends the shopper back to the shipping step (R179). */
  readonly toShipping?: boolean
}

const gone = { look: 'warning', key: 'flash.out-of-stock', unnamed: 'flash.out-of-stock.some', isGone: true } as const
const switched = { look: 'info', unnamed: 'flash.updated', canChange: true, toShipping: true } as const

/** The one table of flash codes (R328 to R331); `PaymentNotAuthorized` is an order's, not a cart's (R176). */
export const flashes = {
  PickupToSthTransition: { ...switched, key: 'flash.PickupToSthTransition' },
  StsToSthTransition: { ...switched, key: 'flash.StsToSthTransition' },
  InvalidShippingAddress: { look: 'warning', key: 'flash.InvalidShippingAddress', toShipping: true },
  ProductLineItemInventoryMissing: gone,
  ProductItemNotAvailable: gone,
  ProductLineItemFullInventoryMissing: gone,
  ProductItemMaxQuantity: { look: 'warning', key: 'flash.ProductItemMaxQuantity', unnamed: 'flash.updated' },
  ProductItemRequired: { look: 'warning', key: 'flash.ProductItemRequired', unnamed: 'flash.updated' },
} as const satisfies Record<string, FlashText>

const isKnown = (type: string): type is keyof typeof flashes => Object.hasOwn(flashes, type)

/** An unknown flash code still gets the general message that something has changed (R329). */
const textOf = (type: string): FlashText => (isKnown(type) ? flashes[type] : { look: 'info', key: 'flash.updated' })

/** Words of detail that stand in the sentences. */
const fallbacks = { maxAllowedQty: 0 } as const

type Seen = Pick<Cart, 'items'>

function newsOf({ type, itemId, detail }: Flash, { items }: Seen): CartNews {
  const text = textOf(type)
  const line = items.find(({ id }) => id === itemId)
  return {
    look: text.look,
    key: line === undefined ? (text.unnamed ?? text.key) : text.key,
    values: { ...fallbacks, ...detail, name: line?.name ?? '' },
    ...(text.canChange === true && line !== undefined && { itemId: line.id }),
    ...(text.isGone === true && { isGone: true }),
  }
}

/** The messages of a cart's flash codes. For an empty cart, only that the order cannot be completed (R328). */
export function cartNews(flash: readonly Flash[], cart: Seen): readonly CartNews[] {
  if (flash.length > 0 && cart.items.every(({ bonus }) => bonus))
    return [{ look: 'warning', key: 'flash.order-impossible', values: {} }]
  const news = flash.map(one => newsOf(one, cart))
  return news.filter(({ key, itemId, values }, index) => {
    const same = (other: CartNews) => other.key === key && other.itemId === itemId && other.values.name === values.name
    return news.findIndex(same) === index
  })
}

/** Whether a change of delivery sends the shopper back to the shipping step (R179). */
export const leadsToShipping = (flash: readonly Flash[]): boolean =>
  flash.some(({ type }) => textOf(type).toShipping === true)
