import type { Currency, Minor } from '#src/kit/money.ts'

import type { NewValueCard } from '../db/value-cards.ts'

/** The PIN of every seeded gift card. */
export const seededPin = '1234'

/** Numbers that each give one answer; the scenario page and the tests name them. */
export const valueCards = {
  good: '6006491000000001',
  large: '6006491000000002',
  expired: '6006491000000003',
  empty: '6006491000000004',
  inactive: '6006491000000005',
  blocked: '6006491000000006',
  foreign: '6006491000000007',
  small: ['6006491000000011', '6006491000000012', '6006491000000013', '6006491000000014', '6006491000000015'],
  rewardCode: 'THANKS25',
  rewardCard: '6006492000000001',
} as const

const gift = (number: string, balance: Minor, more: Partial<NewValueCard> = {}): Omit<NewValueCard, 'currency'> => ({
  method: 'GIFT_CARD',
  number,
  pin: seededPin,
  balance,
  state: 'active',
  ...more,
})

/** The gift cards and rewards a shop opens with in local use. */
export function valueCardsIn(currency: Currency): NewValueCard[] {
  const elsewhere: Currency = currency === 'USD' ? 'CAD' : 'USD'
  const cards: readonly (Omit<NewValueCard, 'currency'> & { readonly currency?: Currency })[] = [
    gift(valueCards.good, 5_000),
    gift(valueCards.large, 50_000),
    gift(valueCards.expired, 5_000, { expiresAt: Date.UTC(2026, 0, 1) }),
    gift(valueCards.empty, 0),
    gift(valueCards.inactive, 5_000, { state: 'inactive' }),
    gift(valueCards.blocked, 5_000, { state: 'blocked' }),
    { ...gift(valueCards.foreign, 5_000), currency: elsewhere },
    ...valueCards.small.map(number => gift(number, 1_000)),
    { method: 'REWARD_CODE', number: valueCards.rewardCode, balance: 2_500, state: 'active' },
    { method: 'REWARD_CARD', number: valueCards.rewardCard, pin: seededPin, balance: 3_000, state: 'active' },
  ]
  return cards.map(card => ({ currency, ...card }))
}
