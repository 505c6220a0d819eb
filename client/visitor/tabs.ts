import { cartChanged, shopperElsewhere } from '#src/kit/events.ts'

import { showAnew } from '../navigation/go-to.ts'

/** R357: a message of another tab that is older than this says nothing any more. */
const lifetimeMs = 45_000

type News = { readonly what: 'cart' | 'shopper'; readonly at: number }

const isNews = (data: unknown): data is News =>
  typeof data === 'object' &&
  data !== null &&
  'what' in data &&
  (data.what === 'cart' || data.what === 'shopper') &&
  'at' in data

let channel: BroadcastChannel | undefined

/** Tells the store's other tabs that the cart has changed here, or who shops. */
export const notifyTabs = (what: News['what'] = 'cart'): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and has no target
  channel?.postMessage({ what, at: Date.now() } satisfies News)

/** Whether what is on the screen is made of the cart, and nothing is typed there that would be lost. */
export const showsCart = () => document.querySelector('main :is([data-cart-page], [data-follows-cart])') !== null

/** The browser gives a page back as it was left: what is made of the cart is shown anew, because it may have changed since. */
function followReturn() {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && showsCart()) showAnew()
  })
}

/** Shows changes of the cart from other tabs: in the count, an open mini cart, the cart page and the summary. */
export function startTabs(now: () => number = Date.now): void {
  followReturn()
  if (!('BroadcastChannel' in globalThis)) return
  channel = new BroadcastChannel('fellholm')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isNews(data) || now() - data.at > lifetimeMs) return
    if (data.what === 'shopper') return void dispatchEvent(new CustomEvent(shopperElsewhere))
    dispatchEvent(new CustomEvent(cartChanged))
    if (showsCart()) showAnew()
  })
}
