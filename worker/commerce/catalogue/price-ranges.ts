import { formatMoney, type Currency, type Minor } from '#src/kit/money.ts'
import type { LanguageCode } from '#src/language/locales.ts'

import { everyLanguage, type LocalText } from '../local-text.ts'

/** Whole units of any of the site's currencies: from the first up to below the second. */
export type PriceBand = readonly [from: number, to: number]

/** The ranges a listing offers; a shopper's words may ask for any other. */
export const priceBands: readonly PriceBand[] = [
  [0, 50],
  [50, 100],
  [100, 200],
  [200, 300],
  [300, 400],
  [400, Infinity],
]

const under: LocalText = { en: 'Under', es: 'Menos de', fr: 'Moins de', de: 'Unter', it: 'Meno di' }
const over: LocalText = { en: 'Over', es: 'Más de', fr: 'Plus de', de: 'Über', it: 'Oltre' }

/** Whole units without cents: `$50`, `50 €`. */
const whole = (units: number, currency: Currency, language: LanguageCode): string =>
  formatMoney(units * 100, currency, language).replace(/[.,]00(?=\D|$)/, '')

/** The name of a range: `Under $50`, `$50 – $100`, `Over $400`. */
export function rangeName([from, to]: PriceBand, currency: Currency): LocalText {
  return everyLanguage(language => {
    if (from === 0) return `${under[language]} ${whole(to, currency, language)}`
    if (to === Infinity) return `${over[language]} ${whole(from, currency, language)}`
    return `${whole(from, currency, language)} – ${whole(to, currency, language)}`
  })
}

/** The id of a range as a value of the facet `price`: `50-100`, `400-up`. */
export const rangeId = ([from, to]: PriceBand): string => (to === Infinity ? `${from}-up` : `${from}-${to}`)

/** The range of an id; undefined where it is none. */
export function rangeOf(id: string): PriceBand | undefined {
  const [, from, to] = /^(\d{1,6})-(\d{1,6}|up)$/.exec(id) ?? []
  const range = [Number(from), to === 'up' ? Infinity : Number(to)] as const
  return range[0] < range[1] ? range : undefined
}

export const inRange = ([from, to]: PriceBand, price: Minor): boolean => price >= from * 100 && price < to * 100

/** The price range of a price. */
export function bandOf(price: Minor): string | undefined {
  const band = priceBands.find(one => inRange(one, price))
  return band && rangeId(band)
}
