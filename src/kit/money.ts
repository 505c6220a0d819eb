import { memoize } from './memoize.ts'

/** The currencies the store sells in; all of them have two decimal places. */
export const currencies = ['USD', 'CAD', 'GBP', 'EUR'] as const
export type Currency = (typeof currencies)[number]

/** An amount of money: a whole number of minor units (cents, pence). Never a fraction. */
export type Minor = number

/** `rate` of `amount`, rounded half away from zero to a whole minor unit. */
export const share = (amount: Minor, rate: number): Minor =>
  Math.sign(amount) * Math.round(Math.abs(amount) * rate + Number.EPSILON)

const formatOf = memoize((locale: string, currency: Currency, form: 'full' | 'short') => {
  const currencyDisplay = currency === 'CAD' ? 'code' : 'narrowSymbol'
  const trailingZeroDisplay = form === 'short' ? 'stripIfInteger' : 'auto'
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, trailingZeroDisplay })
}, 64)

/**
 * `amount` as people of `locale` write it. CAD is shown by code, every other currency by its symbol (R351). The short form
 * says a whole amount without its zeros: "$10".
 */
export const formatMoney = (
  amount: Minor,
  currency: Currency,
  locale: string,
  form: 'full' | 'short' = 'full',
): string => formatOf(locale, currency, form).format(amount / 100)
