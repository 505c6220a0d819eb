import type { ValueCardsIn } from '../credits/open-value-cards.ts'
import type { NewValueCard } from '../db/orders/value-cards.ts'

/** The PIN of every card here. */
export const rightPin = '2468'

/** Gift cards and a reward that each give one answer. */
export const valueCards = {
  good: '6006491000000001',
  large: '6006491000000002',
  expired: '6006491000000003',
  empty: '6006491000000004',
  inactive: '6006491000000005',
  blocked: '6006491000000006',
  foreign: '6006491000000007',
  small: ['6006491000000011', '6006491000000012', '6006491000000013', '6006491000000014', '6006491000000015'],
  rewardCode: 'GRATEFUL25',
} as const

type Unpriced = Omit<NewValueCard, 'currency'>

const gift = (number: string, balance: number, more: Partial<Unpriced> = {}): Unpriced => ({
  method: 'GIFT_CARD',
  number,
  pin: rightPin,
  balance,
  state: 'active',
  ...more,
})

/** What the shops of the fixture open with, in the currency of each. */
export const valueCardsIn: ValueCardsIn = currency => [
  { ...gift(valueCards.foreign, 5_000), currency: currency === 'USD' ? 'CAD' : 'USD' },
  ...[
    gift(valueCards.good, 5_000),
    gift(valueCards.large, 50_000),
    gift(valueCards.expired, 5_000, { expiresAt: Date.UTC(2026, 0, 1) }),
    gift(valueCards.empty, 0),
    gift(valueCards.inactive, 5_000, { state: 'inactive' }),
    gift(valueCards.blocked, 5_000, { state: 'blocked' }),
    ...valueCards.small.map(number => gift(number, 1_000)),
    { method: 'REWARD_CODE' as const, number: valueCards.rewardCode, balance: 2_500, state: 'active' as const },
  ].map(card => ({ currency, ...card })),
]
