import { matchAddress } from '#routes/address.ts'
import type { RouteName } from '#routes/table.ts'
import { ownValue } from '#src/kit/own-value.ts'
import { finderOrigins, type InteractionOrigin } from '#src/measurement/interaction-origins.ts'
import { productIdOf } from '#src/product-ui/product-id.ts'

/** The product that an address is of; nothing for another page. */
export function productAt(pathname: string): string | undefined {
  const match = matchAddress(pathname)
  return match?.name === 'product' ? productIdOf(match.params.slug ?? '') : undefined
}

/** Products that are linked to in a part of a page, each once, in their order. */
export const productsIn = (part: ParentNode): readonly string[] => [
  ...new Set(
    [...part.querySelectorAll<HTMLAnchorElement>('a[href*="/p/"]')].flatMap(
      ({ pathname }) => productAt(pathname) ?? [],
    ),
  ),
]

/** The origin of a link to a product, by the page's type; parts of a page with an origin of their own come first (R164). */
const byPage: Partial<Record<RouteName, InteractionOrigin>> = {
  search: 'search',
  category: 'grid',
  compare: 'product-compare',
  product: 'product-bundles',
  cart: 'up-sell-complete-the-look',
  home: 'explore-collection',
}

/** R164: where an interaction with a product starts, by where its link stands on the page at a path. */
export function originOf(link: Element, path: string): InteractionOrigin {
  if (link.closest('[data-mount$="recommendations"]') !== null) return 'recommendation-carousel'
  if (link.closest('[data-origin="shop-the-look"]') !== null) return 'shop-the-look'
  return originOnPage(path)
}

function originOnPage(pathname: string): InteractionOrigin {
  const match = matchAddress(pathname)
  const origin =
    match?.name === 'finder' ? ownValue(finderOrigins, match.params.slug ?? '') : match && byPage[match.name]
  return origin ?? 'explore-collection'
}

const pathOf = (url: string | null) => URL.parse(url ?? '')?.pathname

/**
 * The store page the visitor came from; undefined when they came from elsewhere. Choosing a colour or size adds history
 * entries of the same page, which are skipped.
 */
function pageBefore(): string | undefined {
  const { navigation } = globalThis
  const earlier = navigation?.entries().slice(0, navigation.currentEntry?.index ?? 0) ?? []
  const before = earlier.findLast(({ url }) => pathOf(url) !== location.pathname)
  const url = URL.parse(before?.url ?? document.referrer)
  return url?.origin === location.origin ? url.pathname : undefined
}

/** The origin of a product whose press came before measurement had started. */
export function originBefore(): InteractionOrigin {
  const before = pageBefore()
  return before === undefined ? 'direct-to-pdp' : originOnPage(before)
}

/** A product list's name: its section's heading, else the type of page. */
export function listOf(part: Element, path = location.pathname): string {
  const title = part.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby')
  return title ?? matchAddress(path)?.name ?? 'elsewhere'
}
