import { createFlagSet } from '#src/experiments/flag-set.ts'
import { datafileOf } from '#worker/commerce/experiments/datafile.ts'

import { openBrowser, type Browser } from '../browser.ts'

/** What the home page’s opening says to whom. */
export const heroWords = { weather: 'The weather is the view', quiet: 'Made for quiet months' } as const

const shipped = createFlagSet(datafileOf('storefront'), () => undefined)

/** The id of the `n`th visitor. */
export const idOf = (n: number): string => `vuid_${(n * 7919).toString(16).padStart(27, '0')}`

/** Which variation of a flag the shipped datafile has for a visitor; `none` for what everybody sees. */
export function variationFor(flag: string, id: string, attributes: Record<string, string | boolean> = {}): string {
  const visitor = { id, attributes: { country: 'US', returning: false, ...attributes } }
  return shipped?.choose({ visitor, flags: [flag] }).variants[flag]?.key ?? 'none'
}

/** The first visitors of whom `fits` is true. */
export function idsWhere(fits: (id: string) => boolean, count = 1): readonly string[] {
  const ids: string[] = []
  for (let n = 1; ids.length < count; n += 1) if (fits(idOf(n))) ids.push(idOf(n))
  return ids
}

/** A browser that has been here before as this visitor, `visits` times. */
export function browserOf(id: string, visits = 1): Browser {
  const browser = openBrowser()
  browser.cookies.set('__Host-vuid', id)
  browser.cookies.set('__Host-visits', `${visits}.${Math.floor(Date.now() / 60_000)}`)
  return browser
}

/** Whether a product's page shows the badge of free delivery; the promises beside the button, which are links, everybody sees. */
export const hasBadge = (html: string): boolean => /<span[^>]*>Free (?:shipping|delivery)/.test(html)
