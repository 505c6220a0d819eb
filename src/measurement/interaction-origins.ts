import { cookieValue } from '#src/kit/cookies/cookie-value.ts'

/** Where an interaction with a product started (R164). */
export const interactionOrigins = [
  'search',
  'grid',
  'jacket-finder',
  'backpack-finder',
  'footwear-finder',
  'explore-collection',
  'product-bundles',
  'shoe-finder-retail',
  'product-compare',
  'tent-sleepingbag-guide',
  'shop-the-look',
  'direct-to-pdp',
  'recommendation-carousel',
  'up-sell-complete-the-look',
  'customizer',
  'fit-analytics',
] as const
export type InteractionOrigin = (typeof interactionOrigins)[number]

/** The origins of the finders, by the slug of each (`/finder/{slug}`). */
export const finderOrigins: Readonly<Record<string, InteractionOrigin>> = {
  jacket: 'jacket-finder',
  boot: 'footwear-finder',
  pack: 'backpack-finder',
  tent: 'tent-sleepingbag-guide',
}

/** Remembers where the products in the cart were found; only with consent to be measured. */
export const originsCookie = '__Host-origins'
/** A cart rarely holds more kinds of products. */
const most = 30

const isOrigin = (word: string): word is InteractionOrigin => interactionOrigins.some(origin => origin === word)

/** Product id → where it was found, as the cookie has it: `FH1234.grid~FH5678.search`. What makes no sense is left out. */
export function originsIn(cookies: string): ReadonlyMap<string, InteractionOrigin> {
  const value = cookieValue(cookies, originsCookie) ?? ''
  const origins = new Map<string, InteractionOrigin>()
  for (const pair of value.split('~')) {
    const [product = '', origin = ''] = pair.split('.')
    if (/^[\w-]{3,20}$/.test(product) && isOrigin(origin)) origins.set(product, origin)
  }
  return origins
}

/** The cookie's value once a product was found there; the oldest go first. */
export function withOrigin(cookies: string, product: string, origin: InteractionOrigin): string {
  const origins = new Map(originsIn(cookies))
  origins.delete(product)
  origins.set(product, origin)
  return [...origins]
    .slice(-most)
    .map(pair => pair.join('.'))
    .join('~')
}
