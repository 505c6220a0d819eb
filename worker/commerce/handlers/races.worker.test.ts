import { describe, expect, test } from 'vitest'

import { cards } from '#tests/shoppers/cards.ts'

import { becomes } from '../testing/account.ts'
import { ledgerMatches, checkout, rows, type Checkout } from '../testing/checkout.ts'
import { upcOf } from '../testing/fixture/fixture.ts'

const shell = upcOf('FJ100')
const times = <Value>(count: number, make: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, make))

type Put = (buyer: Pick<Checkout, 'shopper' | 'basketId'>) => Promise<{ readonly code: string | undefined }>

const prepare: Put = ({ shopper, basketId }) => shopper.call('cart.order.prepare', { basketId })

const credit =
  (method: 'ATHLETES_PAYMENT' | 'INFLUENCER_CREDIT'): Put =>
  ({ shopper, basketId }) =>
    shopper.call('cart.payment-instrument.add', { basketId, payment_method_id: method })

const points: Put = ({ shopper, basketId }) =>
  shopper.call('cart.reward.apply', { basketId, appliedLoyaltyVoucher: { points: 300 } })

type Kind = readonly [name: string, standing: Parameters<typeof becomes>[1], put: Put, left: string, after: number]

/** What an account has to give, how it is put into a cart, and where the books say what is left. */
const kinds: readonly [Kind, Kind, Kind, Kind] = [
  ['points', { member: 'confirmed', points: 300 }, points, 'SELECT points AS now FROM accounts', 249],
  [
    'the employee cap',
    { hasAcceptedTerms: true, allowance: { kind: 'employee', spent: 0, cap: 20_000 } },
    prepare,
    'SELECT spent AS now FROM allowances',
    14_940,
  ],
  [
    'an athlete’s credit',
    { allowance: { kind: 'athlete', spent: 4_000, cap: 10_000 } },
    credit('ATHLETES_PAYMENT'),
    'SELECT spent AS now FROM allowances',
    10_000,
  ],
  [
    'an influencer’s credit',
    { allowance: { kind: 'influencer', spent: 0, cap: 5_000 } },
    credit('INFLUENCER_CREDIT'),
    'SELECT spent AS now FROM allowances',
    5_000,
  ],
]

describe('50 parallel requests', () => {
  test.each(kinds)('take %s once', async (_, standing, put, left, after) => {
    const buyer = await checkout([[shell, 1]])
    await becomes(buyer.shopper, standing)
    await put(buyer)
    await prepare(buyer)
    const replies = await times(50, buyer.place)
    expect(new Set(replies.map(({ answer, code }) => code ?? answer.orderNumber)).size).toBe(1)
    expect(replies[0]?.answer.placing).toBe('final')
    expect(await rows(left)).toEqual([{ now: after }])
    expect(await ledgerMatches()).toBe(true)
  })

  /** The next cart of an account whose bank still asks about a first order, which has it all. */
  async function nextCart([, standing, put]: Kind) {
    const first = await checkout([[shell, 1]], cards.challenge)
    const { shopper } = first
    await becomes(shopper, standing)
    await put(first)
    await prepare(first)
    expect((await first.place()).answer.placing).toBe('challenged')
    const { answer: next } = await shopper.call('cart.cart.create', {})
    const { answer: cart } = await shopper.call('cart.item.add', { basketId: next.id, upc: shell })
    return { shopper, basketId: next.id, cart }
  }

  test.each(kinds.filter(kind => kind[2] !== prepare))(
    'REW140: find nothing left of %s for a next order while the bank asks about the first',
    async (...kind) => {
      const next = await nextCart(kind)
      const replies = await times(50, () => kind[2](next))
      expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['REW140']))
      expect(await ledgerMatches()).toBe(true)
    },
  )

  test('find nothing left of the employee cap: a next order costs the full price', async () => {
    const { cart } = await nextCart(kinds[1])
    expect(cart.items[0]?.price.priceAfterItemDiscount).toBe(24_900)
  })
})
