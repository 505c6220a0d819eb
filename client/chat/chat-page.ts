import { matchAddress } from '#routes/address.ts'
import type { RouteName } from '#routes/table.ts'

/** What kind of page the chat is told of (R204); `other` for all that chat need not know. */
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
