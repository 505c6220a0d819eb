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

/** The choice of a way, put in when it is first needed, in the place of what stands there for who has no store. */
function choiceIn(element: HTMLElement): HTMLElement {
  const template = element.querySelector('template')
  template?.nextElementSibling?.remove()
  template?.replaceWith(template.content)
  return element
}

const wayIn = (element: HTMLElement, way: string) =>
  element.querySelector<HTMLInputElement>(`[name="way"][value="${way}"]`)

function say(element: HTMLElement, way: string, text: string | undefined, name: string) {
  const label = wayIn(element, way)?.nextElementSibling
  if (label != null) label.textContent = (text ?? '').replace('{}', name)
}

/** Offers the ways there are by the shopper's own store, with what it has of the chosen size. */
async function tell(element: HTMLElement): Promise<void> {
  const store = myStoreIn(document.cookie)
  if (store === undefined) return
  const { product = '', choose, there, gone, sts } = element.dataset
  const upc = chosenUpc()
  const has = upc === undefined ? undefined : await isInStock(product, upc, store.id)
  const choice = choiceIn(element)
  const id = choice.querySelector<HTMLInputElement>('[name="storeId"]')
  const home = wayIn(choice, 'home')
  const pickup = wayIn(choice, 'pickup')
  if (id === null || home === null || pickup === null) return
  id.value = store.id
  say(choice, 'pickup', has === undefined ? choose : has ? there : gone, store.name)
  say(choice, 'sts', sts, store.name)
  pickup.disabled = has === false
  if (pickup.disabled && pickup.checked) home.checked = true
}

/**
 * It comes with the size, which somebody has just chosen, or, where the page was opened with one, folded: nothing moves by
 * itself. It follows size and store.
 */
export const mount: Mount = element => {
  const mounted = new AbortController()
  const { signal } = mounted
  // A page that was left and is kept asks for nothing.
  const again = () => element.isConnected && void tell(element)
  const onChange = ({ target }: Event) => (target as HTMLInputElement).name === 'upc' && again()
  if (element.matches('details')) again()
  document.addEventListener('change', onChange, { signal })
  document.addEventListener(commandAnswered, again, { signal })
  return () => mounted.abort()
}
