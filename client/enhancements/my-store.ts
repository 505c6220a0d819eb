import { commandAnswered } from '#src/kit/events.ts'
import { myStoreIn } from '#src/shop/stores/model/my-store.ts'

import type { Mount } from '../mount/mount.ts'

/** A store other than the remembered one is taken only after a question. */
const question = (id: string) => `modal=change-store-confirmation_${id}`

function mark(list: HTMLElement) {
  const mine = myStoreIn(document.cookie)
  for (const card of list.querySelectorAll<HTMLElement>('[data-store]')) {
    const { store = '' } = card.dataset
    card.toggleAttribute('data-mine', store === mine?.id)
    const button = card.querySelector<HTMLElement>('button[type="submit"]')
    if (button !== null && mine !== undefined) button.dataset.dialog = question(store)
  }
}

/** Marks the shopper's own store in a list, now and whenever it changes. */
export const mount: Mount = list => {
  const follow = () => mark(list)
  follow()
  document.addEventListener(commandAnswered, follow)
  return () => document.removeEventListener(commandAnswered, follow)
}
