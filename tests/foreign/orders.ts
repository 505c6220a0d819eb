import { banks } from './payments.ts'
import { challengeUrl } from './provider.ts'
import { named, type Shop } from './shop.ts'
import {
  instrumentId,
  smallestCart,
  smallestOrder,
  smallestPurchase,
  type Address,
  type Cart,
  type Order,
} from './smallest.ts'
import { byBody, inCart, refuses, says, type ReceivedCall, type GivenAnswer } from './received-call.ts'

const ordered = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
    : value

/** Whether two say the same, in whatever order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))

export function prepare(shop: Shop, asked: ReceivedCall): GivenAnswer {
  const orderNumber = `F${String(shop.orders.size + 1).padStart(10, '0')}`
  const quoted = inCart(byBody, cart => {
    if (cart.lines.length === 0) return 'there is nothing to order'
    if ((cart.address ?? cart.contact) === undefined) return 'it is not known where it goes'
    if (cart.billingAddress === undefined && cart.paying?.code !== 'WALLET') return 'nobody is billed'
    return { ...cart, orderNumber: cart.orderNumber ?? orderNumber }
  })(shop, asked)
  const cart = shop.carts.get(String(byBody(asked)))
  if (quoted.refused !== undefined || cart?.orderNumber === undefined) return quoted
  const known = shop.orders.get(cart.orderNumber)
  const st = known?.st ?? named(shop, 'st')
  shop.orders.set(cart.orderNumber, { orderNumber: cart.orderNumber, st, owner: cart.owner, cart, state: 'draft' })
  const { totals } = smallestCart(cart)
  return says(
    { orderNumber: cart.orderNumber, st, total: totals.total, currency: 'USD', cart: quoted.json },
    ...quoted.wrong,
  )
}

type Payment = {
  readonly code: string
  readonly id: string
  readonly billingAddress?: Address
  readonly shippingAddress?: Address
  readonly additionalData?: Readonly<Record<string, string>>
}

/** What of a card's data is not this cart's. */
const wrongInCard = ({ paying, sessionID }: Cart, additionalData: Payment['additionalData']): string[] => [
  ...(additionalData?.payment_instrument_id === paying?.token ? [] : ['payment_instrument_id is another card’s']),
  ...(additionalData?.card_type === 'visa' ? [] : ['card_type is not the card’s']),
  ...(additionalData?.sessionID === sessionID ? [] : ['sessionID is not the session’s']),
]

/** What a payment says that this cart's is not. */
function wrongIn(cart: Cart, { code, id, additionalData, ...to }: Payment, billed: unknown): string[] {
  const { paying, address, billingAddress } = cart
  return [
    ...(paying !== undefined && code === paying.code && id === instrumentId(paying) ? [] : [`pays with ${code} ${id}`]),
    ...(code === 'CREDIT_CARD' ? wrongInCard(cart, additionalData) : []),
    ...(isSame(to.shippingAddress, address) ? [] : ['shippingAddress is not where it goes']),
    ...(isSame(to.billingAddress, billingAddress) ? [] : ['paymentMethod.billingAddress is not who is billed']),
    ...(isSame(billed, billingAddress) ? [] : ['billingAddress is not who is billed']),
  ]
}

function finish(shop: Shop, order: Order): void {
  shop.orders.set(order.orderNumber, order)
  if (order.state === 'final') shop.carts.delete(order.cart.id)
}

/** Whether its owner is asked on a page of the bank: of a card now and then, of a local bank always. */
const isAsked = ({ isChallenging }: Shop, { paying }: Cart): boolean =>
  isChallenging || banks.some(bank => bank === paying?.code)

export function place(shop: Shop, { body, bearer }: ReceivedCall): GivenAnswer {
  const cart = shop.carts.get(String(body.cartId))
  const order = shop.orders.get(cart?.orderNumber ?? '')
  if (cart === undefined || cart.owner !== bearer?.owner)
    return refuses(404, 'BSK404', 'the cart is gone, or not theirs')
  if (order === undefined) return refuses(409, 'ORD415', 'nothing was prepared')
  if (!isSame(order.cart, cart)) return refuses(409, 'ORD415', 'the cart is not the one that was prepared')
  if (order.state !== 'draft') return says(smallestOrder(order, challengeUrl), 'the order was placed before')
  const placed: Order = { ...order, state: isAsked(shop, cart) ? 'challenged' : 'final' }
  finish(shop, placed)
  return says(smallestOrder(placed, challengeUrl), ...wrongIn(cart, body.paymentMethod as Payment, body.billingAddress))
}

export function patch(shop: Shop, { values, body, bearer }: ReceivedCall): GivenAnswer {
  const order = shop.orders.get(values.orderNumber ?? '')
  if (order === undefined || order.owner !== bearer?.owner) return refuses(404, 'ORD409', 'no such order of theirs')
  if (order.state !== 'challenged') return refuses(404, 'ORD409', 'nobody was asked about this order')
  const { code, additionalData: said = {} } = body.paymentMethod as Partial<Payment>
  const { paying, sessionID } = order.cart
  const wrong = [
    ...(code === paying?.code ? [] : [`${code} did not pay this order`]),
    ...(code !== 'CREDIT_CARD' || said.paymentInstrumentId === paying?.token ? [] : ['another card’s']),
    ...(code !== 'CREDIT_CARD' || said.sessionID === sessionID ? [] : ['sessionID is not the session’s']),
    ...(code !== 'CREDIT_CARD' || said.cardType === 'visa' ? [] : ['cardType is not the card’s']),
  ]
  // Nobody but the browser brings the bank's answer here.
  const isConfirmed = said.threeDS2Result === shop.bankAnswer
  finish(shop, { ...order, state: isConfirmed ? 'final' : 'failed' })
  if (!isConfirmed) return refuses(402, 'PAY400', ...wrong)
  return says(smallestOrder({ ...order, state: 'final' }, challengeUrl), ...wrong)
}

export function purchase(shop: Shop, { values, query, bearer }: ReceivedCall): GivenAnswer {
  const order = shop.orders.get(values.orderId ?? '')
  const mayRead = order !== undefined && (query.get('st') === order.st || bearer?.owner === order.owner)
  return mayRead ? says(smallestPurchase(order, challengeUrl)) : refuses(404, 'ORD409', 'no such order of theirs')
}

/** An order that somebody shows to be theirs by its number and a second factor (D23). */
export function track(shop: Shop, { body }: ReceivedCall): GivenAnswer {
  const order = shop.orders.get(String(body.orderNumber))
  const isShown =
    order !== undefined && (body.st === order.st || body.email === (order.cart.address ?? order.cart.contact)?.email)
  return isShown ? says(smallestPurchase(order, challengeUrl)) : refuses(404, 'OHS4004', 'no second factor that fits')
}
