import { commandAnswered } from '#src/kit/events.ts'
import { myStoreIn } from '#src/shop/stores/model/my-store.ts'

import type { Mount } from '../mount/mount.ts'

const chosenUpc = () => document.querySelector<HTMLInputElement>('main input[name="upc"]:checked')?.value

/**
 * Whether a store has a SKU; undefined without an answer. The client is imported only when store and size are known.
 */
async function isInStock(productId: string, upc: string, storeId: string): Promise<boolean | undefined> {
  const { availabilityAt } = await import('./availability.ts')
  return availabilityAt(productId, upc, storeId)
}

/** Shows the chosen size's stock at the shopper's own store, before the button. */
async function tell(element: HTMLElement): Promise<void> {
  const store = myStoreIn(document.cookie)
  if (store === undefined) return
  const { product = '', choose = '', there = '', gone = '' } = element.dataset
  const upc = chosenUpc()
  const has = upc === undefined ? undefined : await isInStock(product, upc, store.id)
  element.textContent = (has === undefined ? choose : has ? there : gone).replace('{}', store.name)
}

/** It follows the size that is chosen beside it, and the store. */
export const mount: Mount = element => {
  const mounted = new AbortController()
  const { signal } = mounted
  // A page that was left and is kept asks for nothing.
  const again = () => element.isConnected && void tell(element)
  const onChange = ({ target }: Event) => (target as HTMLInputElement).name === 'upc' && again()
  again()
  document.addEventListener('change', onChange, { signal })
  document.addEventListener(commandAnswered, again, { signal })
  return () => mounted.abort()
}
