import type { Locale } from '#src/language/locales.ts'

/** For whom something is made. */
export type Wearer = 'women' | 'men' | 'kids'

/** The products a search means, told by facts of theirs and never by how they are found. */
export type WantedProducts = {
  /** Values of the facet `type`, any of them. */
  readonly types: readonly string[]
  /** Types that would do as well as something that has the type alone. */
  readonly near?: readonly string[]
  /** Without it, what is for children is second choice. */
  readonly wearer?: Wearer
  /** A family of colours. */
  readonly color?: string
  readonly feature?: string
  readonly activity?: string
  /** Whole units of the site's currency. */
  readonly below?: number
  readonly above?: number
  /** Ids of sizes, any of them. */
  readonly sizes?: readonly string[]
  /** What its English name has to match. */
  readonly name?: RegExp
  readonly isReduced?: true
}

/** What a search means: products, or the page it should lead to (a path without locale). */
export type Wanted = WantedProducts | { readonly page: string | RegExp }

/** What people type, and what they mean by it. */
export type Queries = { readonly locale: Locale; readonly queries: Readonly<Record<string, Wanted>> }

export const leadsTo = (page: string | RegExp): Wanted => ({ page })

const any = (types: readonly string[], more: Omit<WantedProducts, 'types'> = {}): WantedProducts => ({ types, ...more })

const kind =
  (...types: readonly string[]) =>
  (more: Omit<WantedProducts, 'types'> = {}): WantedProducts =>
    any(types, more)

const shells = ['hardshell', 'rain-jacket', 'softshell', 'wind-jacket']
const warm = ['down-hoodie', 'parka', 'insulated-jacket']

/** The kinds of things people ask for, as the demonstration's facet `type` has them. */
export const jackets = kind(...shells, ...warm, 'fleece', 'pile-fleece', 'fleece-hoodie')
export const rainJackets = kind('rain-jacket', 'hardshell')
export const softshells = kind('softshell')
export const hardshells = kind('hardshell')
export const windJackets = kind('wind-jacket')
export const warmJackets = kind(...warm)
export const downJackets = (more: Omit<WantedProducts, 'types'> = {}) =>
  any(['down-hoodie', 'parka'], { near: ['insulated-jacket', 'down-vest'], ...more })
export const snowJackets = kind(...warm, 'hardshell')
export const fleeces = kind('fleece', 'pile-fleece', 'fleece-hoodie')
export const hoodies = kind('fleece-hoodie', 'down-hoodie')
export const vests = kind('down-vest', 'fleece-vest')
export const downVests = kind('down-vest')
export const baseLayers = kind('base-layer')
export const underwear = (more: Omit<WantedProducts, 'types'> = {}) => any(['base-layer', 'leggings'], more)
export const tees = kind('tee', 'trail-tee')
export const shirts = kind('shirt', 'flannel-shirt')
export const flannels = kind('flannel-shirt')
export const trousers = kind('trousers')
export const shorts = kind('shorts')
export const leggings = kind('leggings')
export const boots = kind('boot')
export const hikingShoes = (more: Omit<WantedProducts, 'types'> = {}) =>
  any(['boot'], { near: ['approach-shoe', 'trail-runner'], ...more })
export const trailShoes = kind('trail-runner')
export const shoes = (more: Omit<WantedProducts, 'types'> = {}) =>
  any(['boot', 'trail-runner', 'approach-shoe'], { near: ['sandal'], ...more })
export const sneakers = (more: Omit<WantedProducts, 'types'> = {}) =>
  any(['trail-runner'], { near: ['approach-shoe'], ...more })
export const approachShoes = kind('approach-shoe')
export const sandals = kind('sandal')
export const packs = kind('day-pack', 'expedition-pack')
export const dayPacks = kind('day-pack')
export const trekkingPacks = (more: Omit<WantedProducts, 'types'> = {}) =>
  any(['expedition-pack'], { near: ['day-pack'], ...more })
export const duffels = kind('duffel')
export const tents = kind('tent')
export const sleepingBags = kind('sleeping-bag')
export const mats = kind('sleeping-mat')
export const stoves = kind('stove')
export const headlamps = kind('headlamp')
export const poles = kind('trekking-poles')
export const beanies = kind('beanie')
export const caps = kind('cap')
export const gloves = kind('gloves')
export const socks = kind('socks')
export const bottles = kind('bottle')
