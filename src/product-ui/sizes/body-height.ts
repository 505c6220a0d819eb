import { locales, type Locale } from '#src/language/locales.ts'

/** Countries whose people say in feet and inches how tall they are. */
const inFeet: ReadonlySet<string> = new Set(['US', 'GB', 'CA'])

/** Whole inches as they are said of somebody: 68 are `5'8"`. The marks are those the first typeface has: no primes. */
export const feetAndInches = (inches: number): string => `${Math.floor(inches / 12)}'${inches % 12}"`

/** How tall somebody is, as it is said in a locale's country: `5'8"`, `173 cm`. */
export const bodyHeight = (locale: Locale, centimetres: number): string =>
  inFeet.has(locales[locale].country) ? feetAndInches(Math.round(centimetres / 2.54)) : `${centimetres}\u00a0cm`
