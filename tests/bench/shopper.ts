import { firstProduct, pages } from './pages.ts'
import type { StoreServer } from './servers.ts'

/** Somebody with a thing in the cart, as the cookies that say so. */
export async function shopperWithCart(store: StoreServer): Promise<{ readonly cookie: string }> {
  const listing = await (await store.get(pages.listing)).text()
  const product = await (await store.get(firstProduct(listing))).text()
  const upcs = [...product.matchAll(/<input[^>]*name="upc"[^>]*>/g)].map(([input]) => input)
  const [, upc] = /value="([^"]+)"/.exec(upcs.find(input => !/\sdisabled/.test(input)) ?? '') ?? []
  const origin = `http://localhost:${store.port}`
  const answer = await fetch(`${origin}/-/cart/add?locale=en-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ upc, qty: 1 }),
  })
  if (!answer.ok) throw new Error(`nothing added to the cart: ${answer.status} ${await answer.text()}`)
  const cookies = answer.headers.getSetCookie().map(line => line.split(';', 1)[0] ?? '')
  return { cookie: cookies.join('; ') }
}
