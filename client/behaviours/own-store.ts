import { ownStore } from '#src/product-ui/own-store.ts'
import { myStoreIn } from '#src/shop/stores/model/my-store.ts'

import { listening } from '../mount/listening.ts'

/** To what the own store has, or first to the choice of one; a press that comes too early the worker answers alike (R052). */
function lead(_: Event, link: HTMLElement) {
  const mine = myStoreIn(document.cookie)
  const address = new URL(link.getAttribute('href') ?? '', location.href)
  if (mine === undefined) link.dataset.dialog = 'panel=bopis-store-search'
  else {
    delete link.dataset.dialog
    if (address.searchParams.get('store') === ownStore) address.searchParams.set('store', mine.id)
    link.setAttribute('href', address.pathname + address.search)
  }
}

/** A link to a listing of what the shopper's own store has: where it leads is known when it is about to be pressed. */
export const mount = listening({ pointerdown: lead, focusin: lead })
