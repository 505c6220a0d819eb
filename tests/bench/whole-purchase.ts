import type { CallName } from '#src/commerce/calls/index.ts'

import { callsOfAPurchase } from '../support/calls-of-a-purchase.ts'
import { toProvider } from '../shoppers/http-browser.ts'
import { denver } from '../shoppers/addresses.ts'
import { typeCard } from '../shoppers/cards.ts'
import { answered, clientOf } from './buyer.ts'

const declared = Object.values(callsOfAPurchase).flat().toSorted()

/**
 * One purchase as the store makes it for a guest: every call that its commands and pages ask of the platform, in their
 * order, and the card typed into the provider's fields. Throws when these are not the calls the store is held to.
 */
export async function buy(port: number, upc: string): Promise<void> {
  const made: CallName[] = []
  const nobody = clientOf(port, undefined, made)
  const { accessToken } = answered(await nobody('auth.token.create', { grantType: 'guest' }))
  const commerce = clientOf(port, accessToken, made)
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  const { id: basketId } = answered(await commerce('cart.cart.create-with-item', { upc, qty: '1', ...key }))
  const look = async () => answered(await commerce('cart.cart.get', { basketId }))
  answered(await commerce('cart.cart.get', { basketId, inventorySupplyCheck: 'true' }))
  await look()
  answered(await commerce('cart.shipping-address.add', { basketId, address: denver, recaptcha_response: 'embedded' }))
  const [, session] = await Promise.all([look(), commerce('cart.payment-session.get', { basketId })])
  const paymentInstrumentId = await typeCard(toProvider(port), answered(session).fieldsUrl)
  const card = { billing: 'shipping', payment_method_id: 'CREDIT_CARD', paymentInstrumentId } as const
  const { payment_instruments: paid } = answered(await commerce('cart.payment-instrument.add', { basketId, ...card }))
  answered(await commerce('cart.order.prepare', { basketId }))
  await look()
  const order = { cartId: basketId, recaptcha_response: 'passed' } as const
  const paymentMethod = { code: 'CREDIT_CARD', id: paid[0]?.id ?? '' } as const
  const { orderNumber, st } = answered(await commerce('cart.order.place', { ...order, paymentMethod }))
  answered(await commerce('consumer.purchase.get', { orderId: orderNumber, st }))
  if (made.toSorted().join() !== declared.join()) throw new Error(`not as the store buys: ${made.join(', ')}`)
}
