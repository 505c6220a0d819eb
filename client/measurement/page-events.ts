import { matchAddress } from '#routes/address.ts'
import { originsCookie, originsIn, withOrigin, type InteractionOrigin } from '#src/measurement/interaction-origins.ts'
import { isAllowedHere } from '#src/visitor/consent-here.ts'

import { pageLocale } from '../document/page-locale.ts'
import { originBefore, productAt } from './product-links.ts'
import { measure } from './queue.ts'

/** A cart waits as long as a session does: thirty days. */
const lifetime = 2_592_000

type FoundProduct = { readonly product: string; readonly origin: InteractionOrigin; readonly isGuess?: boolean }

/** Remembers where a product was found, until it is bought; a guess gives way to what is known. */
export async function keepOrigin({ product, origin, isGuess = false }: FoundProduct): Promise<void> {
  if (!(await isAllowedHere('analytics', pageLocale()))) return
  if (isGuess && originsIn(document.cookie).has(product)) return
  const value = withOrigin(document.cookie, product, origin)
  document.cookie = `${originsCookie}=${value}; path=/; max-age=${lifetime}; SameSite=Lax; Secure`
}

/** Steps of the checkout that have a name of their own. */
const begun = (query: URLSearchParams) => ['', 'shipping'].includes(query.get('step') ?? '')

/** Measures the event of a page that was opened. */
export function measurePage(): void {
  measure('page_view', { title: document.title.slice(0, 300) })
  const product = productAt(location.pathname)
  if (product !== undefined) {
    void keepOrigin({ product, origin: originBefore(), isGuess: true })
    measure('view_item', { items: [{ item_id: product }] })
  }
  const query = new URLSearchParams(location.search)
  const page = matchAddress(location.pathname)?.name
  const term = query.get('q')?.trim() ?? ''
  if (page === 'search' && term !== '') measure('search', { search_term: term.slice(0, 100) })
  if (page === 'cart') measure('view_cart', {})
  if (page === 'checkout' && begun(query)) measure('begin_checkout', {})
}
