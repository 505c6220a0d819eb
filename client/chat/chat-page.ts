import { matchAddress } from '#routes/address.ts'
import type { RouteName } from '#routes/table.ts'

/** The kind of page as chat is told it (R204); `other` for all that make no difference to it. */
export type ChatPage = 'home' | 'listing' | 'search' | 'cart' | 'checkout' | 'other'

const kinds: Partial<Readonly<Record<RouteName, ChatPage>>> = {
  home: 'home',
  category: 'listing',
  search: 'search',
  searchArticles: 'search',
  cart: 'cart',
  checkout: 'checkout',
}

export function chatPageOf(pathname: string): ChatPage {
  const match = matchAddress(pathname)
  return (match && kinds[match.name]) ?? 'other'
}
