import { ownStore } from '#src/shelf/selection.ts'
import { myStoreIn } from '#src/shop/stores/model/my-store.ts'

import type { Enhancement } from '../enhancements.ts'

/** A link to what the own store has: to that store, or first to the choice of one. The worker does the same (R052). */
export const leadToOwnStore: Enhancement = link => {
  const mine = myStoreIn(document.cookie)
  const address = new URL(link.getAttribute('href') ?? '', location.href)
  if (mine === undefined) link.dataset.dialog = 'panel=bopis-store-search'
  else if (address.searchParams.get('store') === ownStore) {
    address.searchParams.set('store', mine.id)
    link.setAttribute('href', address.pathname + address.search)
  }
}
