import { provider } from './provider.ts'
import { named, openCartOf, type Shop } from './shop.ts'
import type { PayingCode } from './payments.ts'
import { store } from './shipments.ts'
import { smallestCart, sold, type Address, type Cart } from './smallest.ts'
import { inCart, says, type ReceivedCall, type GivenAnswer } from './received-call.ts'

export function create(shop: Shop, { bearer, query }: ReceivedCall): GivenAnswer {
  const owner = bearer?.owner ?? ''
  const upc = query.get('upc')
  const known = openCartOf(shop, owner)
  const lines = upc === null ? [] : [{ id: named(shop, 'line'), upc, qty: Number(query.get('qty') ?? 1) }]
  const cart = known ?? { id: named(shop, 'basket'), owner, lines, method: 'standard' }
  shop.carts.set(cart.id, cart)
  return says(smallestCart(cart), ...(known === undefined || upc === null ? [] : ['there is a cart already']))
}

export function add(cart: Cart, { body }: ReceivedCall, shop: Shop): Cart | string {
  if (body.upc !== sold.upc) return 'such a thing is not sold here'
  const qty = Number(body.qty ?? 1)
  const [line] = cart.lines
  return { ...cart, lines: [line ? { ...line, qty: line.qty + qty } : { id: named(shop, 'line'), upc: sold.upc, qty }] }
}

export function update(cart: Cart, { body }: ReceivedCall): Cart | string {
  if (!cart.lines.some(({ id }) => id === body.itemId)) return 'no such line'
  return { ...cart, lines: cart.lines.map(line => ({ ...line, qty: Number(body.qty) })) }
}

export const remove = (cart: Cart, { query }: ReceivedCall): Cart | string =>
  cart.lines.some(({ id }) => id === query.get('itemId')) ? { ...cart, lines: [] } : 'no such line'

/** Sends the cart home on one of its ways, or has its line fetched at the store. */
export function travel(cart: Cart, { body }: ReceivedCall): Cart | string {
  const { code, itemId, storeId } = body
  if (code !== 'pickup') return { ...cart, method: String(code), storeId: undefined }
  if (!cart.lines.some(({ id }) => id === itemId)) return 'it is not said which line is fetched'
  return storeId === store.id ? { ...cart, storeId: store.id } : 'there is no such store'
}

/** Takes where it goes, or who comes for it. */
export function address(cart: Cart, { body }: ReceivedCall): Cart | string {
  const isFetched = cart.storeId !== undefined
  if (isFetched !== 'pickupContact' in body) return isFetched ? 'nothing is sent' : 'nothing is fetched'
  return isFetched
    ? { ...cart, contact: body.pickupContact as Cart['contact'] }
    : { ...cart, address: body.address as Address }
}

/** Takes what pays, a token from the session that was opened for this cart alone; its owner is billed where that is asked for. */
export function pay(cart: Cart, { body }: ReceivedCall, { offers }: Shop): Cart | string {
  const code = body.payment_method_id as PayingCode
  if (!offers.includes(code)) return `${code} pays nothing here`
  if ((cart.address ?? cart.contact) === undefined) return 'it is not known where it goes'
  const isTyped = code === 'CREDIT_CARD' || code === 'WALLET'
  if (isTyped && cart.sessionID === undefined) return 'no session was opened with the provider'
  const billingAddress = body.billing === 'shipping' ? cart.address : cart.billingAddress
  const token = String(body.paymentInstrumentId ?? code)
  return { ...cart, paying: { code, token }, billingAddress }
}

/** Where a card can be typed for a cart. */
export function session(shop: Shop, asked: ReceivedCall): GivenAnswer {
  const opened = inCart(
    ({ query }) => query.get('basketId'),
    cart => ({ ...cart, sessionID: cart.sessionID ?? named(shop, 'session') }),
  )(shop, asked)
  const sessionID = shop.carts.get(asked.query.get('basketId') ?? '')?.sessionID
  if (opened.refused !== undefined) return opened
  return says({ sessionID, fieldsUrl: `${provider}/fields`, approvalUrl: `${provider}/approval` })
}
