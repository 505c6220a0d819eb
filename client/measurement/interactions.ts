import { ownValue } from '#src/kit/own-value.ts'

import { answerHere } from '#src/visitor/consent-here.ts'
import type { CommandAnswer } from '#src/shop/command-answer.ts'

import { onEachAnswer } from './answered.ts'
import { listOf, originOf, productAt } from './product-links.ts'
import { keepOrigin } from './page-events.ts'
import { flush, flushSoon, forgetWaiting, measure } from './queue.ts'
import { hasTagManager } from './tag-manager.ts'

/** A press on a product of the page at a path: where it stands is where it was found. */
function measurePress(link: HTMLAnchorElement, path: string): void {
  const product = productAt(link.pathname)
  if (product === undefined || product === productAt(path)) return
  const origin = originOf(link, path)
  void keepOrigin({ product, origin })
  measure('select_item', { list: listOf(link, path).slice(0, 100), items: [{ item_id: product, origin }] }, path)
  // It sends by itself, for which a page that is left may leave it no time.
  if (hasTagManager()) flushSoon()
}

/** The press that has not been measured yet. */
let pressed: (() => void) | undefined

function measurePressed(): void {
  const measureIt = pressed
  pressed = undefined
  measureIt?.()
}

/** Measured in a task of its own, or when the page is left: what was pressed waits for nothing. */
function onClick({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('main a[href*="/p/"], dialog a[href*="/p/"]')
  if (link === null) return
  measurePressed()
  const { pathname } = location
  pressed = () => measurePress(link, pathname)
  setTimeout(measurePressed)
}

/** The items of a form: the page's product with the chosen options. */
function itemsOf(form: HTMLFormElement) {
  const fields = new FormData(form)
  const [upc, line] = ['upc', 'itemId'].map(name => fields.get(name))
  const chosen = typeof upc === 'string' ? upc : undefined
  const id = productAt(location.pathname) ?? chosen ?? (typeof line === 'string' ? line : undefined)
  return { items: id === undefined ? [] : [{ item_id: id, ...(chosen !== undefined && { item_variant: chosen }) }] }
}

/** One form stands behind every heart; the answer says whose it was. */
function measureHeart(value: unknown): void {
  const { itemId, isFavorite } = value as { readonly itemId: string; readonly isFavorite: boolean }
  if (isFavorite) measure('add_to_wishlist', { items: [{ item_id: itemId }] })
}

/** Commands that are events, by what was posted and answered. */
const events: Readonly<Record<string, (form: HTMLFormElement, value: unknown) => void>> = {
  'cart/add': form => measure('add_to_cart', itemsOf(form)),
  'cart/remove': form => measure('remove_from_cart', itemsOf(form)),
  'favorites/keep': (_, value) => measureHeart(value),
  'checkout/ship': () => measure('add_shipping_info', {}),
  'checkout/pay': () => measure('add_payment_info', {}),
  'sign-in/enter': () => measure('login', {}),
  'sign-in/join': () => measure('sign_up', {}),
}

/** After consent changes, waiting events are either sent or dropped. */
async function onConsent(): Promise<void> {
  await flush()
  forgetWaiting()
  // A script that is loaded cannot be taken back; a new document does not load it.
  if (hasTagManager() && answerHere('analytics') === false) location.reload()
}

function onAnswered(event: Event, onChoice: () => void): void {
  const { target, detail } = event as CustomEvent<CommandAnswer>
  if (!detail.ok) return
  const form = target as HTMLFormElement
  const { command = '' } = form.dataset
  ownValue(events, command)?.(form, detail.value)
  flushSoon()
  if (command !== 'visitor/consent') return
  void onConsent()
  onChoice()
}

/**
 * Sends what a form did at once, because it often leads to another page before a batch is full. A press is not, but to a tag manager:
 * it goes as the page is left, or with the next batch, and keeps nobody who waits for a page. `onChoice` is called when consent changes.
 */
export function startInteractions(onChoice: () => void): void {
  document.addEventListener('click', onClick)
  addEventListener('pagehide', measurePressed)
  onEachAnswer(event => onAnswered(event, onChoice))
}
