import { exports } from 'cloudflare:workers'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { InputOf } from '#src/commerce/calls/index.ts'
import { fixtures } from '#demo/fixtures.ts'
import { upcOf } from '#demo/catalogue/numbers.ts'

import { denver } from '../../shoppers/addresses.ts'
import { comeToTheLastButton, payWith as putCard } from '../../shoppers/last-button.ts'
import { postToProvider } from '../browser.ts'
import { guest, type Person } from './person.ts'

export const { upc: plentiful } = fixtures.plentiful
/** Costs little, ten to a line. */
export const bottle = upcOf('FH64030', 0, 0)
/** Costs enough for the gift that comes with packs. */
export const pack = upcOf('FH41010', 0, 0)

/** Puts pieces into the cart of somebody; throws when that is refused. */
export async function fill(person: Person, upc: string = plentiful, qty = 1): Promise<Cart> {
  const { answer: cart } = await person.call('cart.cart.create', {})
  const added = await person.call('cart.item.add', { basketId: cart.id, upc, qty })
  if (added.status !== 200) throw new Error(`${upc} was not added: ${added.code}`)
  return added.answer
}

/** The line of a cart that holds a SKU. */
export const lineIn = (cart: Cart, upc: string = plentiful): string =>
  cart.items.find(item => item.upc === upc && !item.bonus)?.id ?? ''

/** What somebody answers on a page of the provider: a bank's question, or a wallet's. Gives where they are sent back. */
export async function answerAt(address: string, answer: 'yes' | 'no'): Promise<URL> {
  const url = new URL(address)
  url.searchParams.set('return', 'http://localhost/back')
  const response = await exports.default.fetch(url.href, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `answer=${answer}`,
    redirect: 'manual',
  })
  return new URL(response.headers.get('location') ?? 'http://localhost/nowhere')
}

/** Puts a card into a cart by way of the provider; gives the instrument's id. */
export const payWith = ({ call }: Person, basketId: string, number?: string): Promise<string> =>
  putCard(call, postToProvider, basketId, number)

type At = { readonly storeId: string; readonly upc: string; readonly qty?: number }

/** Puts pieces in for pickup at a store; throws when that is refused. */
export async function reserveAt(person: Person, { storeId, upc, qty = 1 }: At): Promise<Cart> {
  const { answer: cart } = await person.call('cart.cart.create', {})
  const reserved = await person.call('cart.item.reserve', { basketId: cart.id, upc, qty, storeId })
  if (reserved.status !== 200) throw new Error(`${upc} was not reserved: ${reserved.code}`)
  return reserved.answer
}

/** A store with a shelf nearly empty: what lies there, how much of it, and another size it does not carry at all. */
export async function scarceStock(): Promise<At & { readonly left: number; readonly missing: string }> {
  const { productId } = fixtures.plentiful
  const upcs = Array.from({ length: 18 }, (_, nth) => upcOf(productId, Math.floor(nth / 6), nth % 6))
  const services = ['pickup' as const]
  const { answer } = await (await guest()).call('stores.store.search', { services, upcs, limit: 100 })
  for (const { id, inventory = [] } of answer.stores) {
    const low = inventory.find(({ state }) => state === 'low')
    const out = inventory.find(({ state }) => state === 'out')
    if (low?.left !== undefined && out !== undefined)
      return { storeId: id, upc: low.upc, left: low.left, missing: out.upc }
  }
  throw new Error('No store of the seed has few of one size and none of another.')
}

type Buying = {
  readonly person?: Person
  /** The store it is fetched at; it goes home when none is named. */
  readonly storeId?: string
  readonly upc?: string
  readonly qty?: number
  /** The number of a test card. */
  readonly card?: string
  readonly coupon?: string
}

type Order = InputOf<'cart.order.place'>

/** Somebody who has come to the last button: pieces, code, address, card, prepared. */
export async function buyer({ person, storeId, upc = plentiful, qty = 1, card, coupon }: Buying = {}) {
  const shopper = person ?? (await guest())
  const { id: basketId } =
    storeId === undefined ? await fill(shopper, upc, qty) : await reserveAt(shopper, { storeId, upc, qty })
  if (coupon !== undefined) await shopper.call('cart.coupon.apply', { cartId: basketId, code: coupon })
  const { firstName, lastName, email } = denver
  const destination = storeId === undefined ? { address: denver } : { pickupContact: { firstName, lastName, email } }
  const order = await comeToTheLastButton(shopper.call, postToProvider, { basketId, destination, card })
  const { answer: prepared } = await shopper.call('cart.order.prepare', { basketId })
  return {
    person: shopper,
    basketId,
    prepared,
    order,
    place: (more: Partial<Order> = {}) => shopper.call('cart.order.place', { ...order, ...more }),
  }
}

export type ContractBuyer = Awaited<ReturnType<typeof buyer>>

/** Patches an order after the bank has asked, by its buyer unless somebody else tries. */
export const patch = ({ prepared, person }: ContractBuyer, by: Person = person) =>
  by.call('cart.order.patch', {
    orderNumber: prepared.orderNumber,
    paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result: 'passed' } },
  })
