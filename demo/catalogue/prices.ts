import type { Currency, Minor } from '#src/kit/money.ts'
import type { SeedVariant } from '#worker/commerce/seed/products.ts'

type Market = {
  /** The price of an American dollar here, with duties and, in Europe, value-added tax. */
  readonly rate: number
  /** Taken off the whole amount: 5 gives prices that end in .95. */
  readonly shave: Minor
  /** Amounts from 60 up are rounded to this many whole units. */
  readonly step: number
}

const markets = {
  USD: { rate: 1, shave: 0, step: 1 },
  CAD: { rate: 1.34, shave: 5, step: 5 },
  GBP: { rate: 0.8, shave: 0, step: 5 },
  EUR: { rate: 0.93, shave: 5, step: 10 },
} as const satisfies Record<Currency, Market>

function pricePoint(dollars: number, { rate, shave, step }: Market): Minor {
  const here = dollars * rate
  const coarse = here >= 60 ? step : 1
  return Math.round(here / coarse) * coarse * 100 - shave
}

/** A reduced price never ends like a full one: .97 where full prices end in .00 or .95. */
const reduced = (original: Minor, off: number): Minor => Math.floor((original * (1 - off)) / 100) * 100 - 3

const inMarket = (dollars: number, off: number, market: Market) => {
  const original = pricePoint(dollars, market)
  return { current: off === 0 ? original : reduced(original, off), original }
}

/** Prices of every market for an American list price in dollars; `off` is the share taken off, 0 when not on sale. */
export const pricesOf = (dollars: number, off: number): SeedVariant['prices'] => ({
  USD: inMarket(dollars, off, markets.USD),
  CAD: inMarket(dollars, off, markets.CAD),
  GBP: inMarket(dollars, off, markets.GBP),
  EUR: inMarket(dollars, off, markets.EUR),
})
