import { currencies, share, type Currency, type Minor } from '#src/kit/money.ts'

/** The price of a feed's US dollar in each currency; fixed, so that prices change only with their feed. */
const dollar = { USD: 1, CAD: 1.34, GBP: 0.8, EUR: 0.93 } as const satisfies Record<Currency, number>

/** A price of the feed in every currency, rounded to whole cents and never nothing. */
export const inEveryCurrency = (price: Minor, original: Minor) =>
  Object.fromEntries(
    currencies.map(currency => [
      currency,
      {
        current: Math.max(1, share(price, dollar[currency])),
        original: Math.max(1, share(original, dollar[currency])),
      },
    ]),
  ) as Record<Currency, { readonly current: Minor; readonly original: Minor }>
