/** The currencies the store sells in; all of them have two decimal places. */
export const currencies = ['USD', 'CAD', 'GBP', 'EUR'] as const
export type Currency = (typeof currencies)[number]

/** An amount of money: a whole number of minor units (cents, pence). Never a fraction. */
export type Minor = number

/** `rate` of `amount`, rounded half away from zero to a whole minor unit. */
export const share = (amount: Minor, rate: number): Minor =>
  Math.sign(amount) * Math.round(Math.abs(amount) * rate + Number.EPSILON)

/**
 * Splits `amount` in proportion to `weights` so that the parts add up to exactly `amount`
 * (largest remainder method). Weights that add up to zero share equally.
 */
export function apportion(amount: Minor, weights: readonly number[]): Minor[] {
  if (weights.length === 0) return []
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const exact = weights.map(weight => (sum === 0 ? amount / weights.length : (amount * weight) / sum))
  const parts = exact.map(Math.floor)
  let rest = amount - parts.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder)
  for (const { index } of byRemainder) {
    if (rest <= 0) break
    parts[index] = (parts[index] ?? 0) + 1
    rest -= 1
  }
  return parts
}

/**
 * `amount` as people of `locale` write it. CAD is shown by code, every other currency by its symbol
 * (specification: currency display).
 */
export function formatMoney(amount: Minor, currency: Currency, locale: string): string {
  const currencyDisplay = currency === 'CAD' ? 'code' : 'narrowSymbol'
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).format(amount / 100)
}
