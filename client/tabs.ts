import { cartChanged } from './cart-count.ts'
import { goTo } from './go-to.ts'

/** A message of another tab that is older than this says nothing any more (specification, business constants). */
const lifetimeMs = 45_000

type News = { readonly what: 'cart'; readonly at: number }

const isNews = (data: unknown): data is News =>
  typeof data === 'object' && data !== null && 'what' in data && data.what === 'cart' && 'at' in data

let channel: BroadcastChannel | undefined

/** Tells the store's other tabs that the cart has changed here. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and has no target
export const tellTabs = (): void => channel?.postMessage({ what: 'cart', at: Date.now() } satisfies News)

/** Whether what is on the screen is made of the cart. */
const showsCart = () => document.querySelector('main [data-cart-page]') !== null

/** What another tab did to the cart shows here too: the count, an open mini cart, the cart page itself. */
export function startTabs(now: () => number = Date.now): void {
  if (!('BroadcastChannel' in globalThis)) return
  channel = new BroadcastChannel('fellholm')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isNews(data) || now() - data.at > lifetimeMs) return
    dispatchEvent(new CustomEvent(cartChanged))
    if (showsCart()) goTo(location.pathname + location.search)
  })
}
