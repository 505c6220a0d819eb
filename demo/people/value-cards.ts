import type { Currency, Minor } from '#src/kit/money.ts'
import type { NewValueCard } from '#worker/commerce/db/orders/value-cards.ts'

import { seededPin, valueCards } from '../fixtures.ts'

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
