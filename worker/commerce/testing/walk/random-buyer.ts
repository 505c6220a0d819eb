import { abortAllDurableObjects } from 'cloudflare:test'

import { randomFor } from '#src/kit/seeded-random.ts'
import { cards } from '#tests/shoppers/cards.ts'
import { denver } from '#tests/shoppers/addresses.ts'

import { answerAt, payWith } from '../checkout.ts'
import type { faults } from '../faults.ts'
import { upcOf } from '../fixture/fixture.ts'
import { digitalCard, printedCard } from '../fixture/gift-cards.ts'
import { rightPin, valueCards } from '../fixture/value-cards.ts'
import { newShopper, type Shopper } from '../shopper.ts'

const random = randomFor('history')
const among = <Choice>(choices: readonly [Choice, ...Choice[]]): Choice =>
  choices[random.below(choices.length)] ?? choices[0]

const things = [digitalCard, printedCard, upcOf('FJ100'), upcOf('FF100')] as const
const payings = [cards.approved, cards.approved, cards.approved, cards.declined, cards.challenge] as const

/** What may happen to a request between the store and the platform. */
const ways = ['sent', 'sent', 'sent', 'lost before', 'answer lost', 'twice', 'crash'] as const

/** What may happen between the platform and the provider: nothing comes back, whether it was done or not. */
export const line: typeof faults.line = async (_, provider) => {
  const draw = random.below(100)
  if (draw < 8) return new Response(null, { status: 504 })
  const response = await provider()
  return draw < 16 ? new Response('Bad gateway', { status: 502 }) : response
}

export type Buyer = {
  readonly shopper: Shopper
  readonly basketId: string
  /** What the platform has told this shopper is theirs. */
  readonly told: { orderNumber: string; total: number }[]
  readonly lines: number
}

/** A guest with a cart, addresses and something to pay with; nothing goes wrong so far. */
export async function shopperAtTheButton() {
  const shopper = await newShopper()
  const { answer: cart } = await shopper.call('cart.cart.create', {})
  const basketId = cart.id
  for (let left = 1 + random.below(2); left > 0; left -= 1)
    await shopper.call('cart.item.add', { basketId, upc: among(things), qty: 1 + random.below(2) })
  await shopper.call('cart.shipping-address.add', { basketId, address: denver })
  await shopper.call('cart.billing-address.add', { basketId, address: denver })
  if (random.chance(0.2)) {
    const { large: number } = valueCards
    await shopper.call('cart.payment-instrument.add', {
      basketId,
      payment_method_id: 'GIFT_CARD',
      number,
      pin: rightPin,
    })
  }
  const id = await payWith(shopper, basketId, among(payings))
  const { answer, code } = await shopper.call('cart.order.prepare', { basketId })
  const lines = code === undefined ? answer.cart.items.length : 0
  const buyer: Buyer = { shopper, basketId, told: [], lines }
  return { buyer, paymentMethod: { code: 'CREDIT_CARD' as const, id } }
}

type Ready = Awaited<ReturnType<typeof shopperAtTheButton>>

/** Presses the button; whatever gets lost on the way, the shopper presses again, and remembers what they were told. */
export async function press({ buyer, paymentMethod }: Ready): Promise<void> {
  const { shopper, basketId, told } = buyer
  const order = { cartId: basketId, recaptcha_response: 'passed', paymentMethod }
  const place = async () => {
    const { status, answer } = await shopper.call('cart.order.place', order)
    if (status === 200 && answer.placing === 'final')
      told.push({ orderNumber: answer.orderNumber, total: answer.totals.total })
    const [asked] = status === 200 ? answer.flash : []
    if (asked?.action === undefined || random.chance(0.2)) return
    await answerAt(asked.action, among(['yes', 'yes', 'no']))
    const patched = await shopper.call('cart.order.patch', {
      orderNumber: answer.orderNumber,
      paymentMethod: { code: 'CREDIT_CARD' },
    })
    if (patched.status === 200 && patched.answer.placing === 'final')
      told.push({ orderNumber: answer.orderNumber, total: patched.answer.totals.total })
  }
  const way = among(ways)
  if (way === 'answer lost') await shopper.call('cart.order.place', order)
  if (way === 'twice') await Promise.all([place(), place()])
  if (way === 'crash') {
    const going = place().catch(() => undefined)
    await abortAllDurableObjects()
    await going
  }
  await place()
}

/** Some change their mind, and some of those ask twice. */
export async function maybeCancel({ shopper, told: [mine] }: Buyer): Promise<void> {
  if (mine === undefined || random.chance(0.8)) return
  const email = denver.email ?? ''
  await shopper.call('consumer.order.cancel', { orderNumber: mine.orderNumber, email })
  if (random.chance(0.5)) await shopper.call('consumer.order.cancel', { orderNumber: mine.orderNumber, email })
}
