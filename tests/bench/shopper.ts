import { openBrowser } from '../shoppers/http-browser.ts'
import { firstProduct, pages } from './pages.ts'
import type { StoreServer } from './servers.ts'

/** Somebody with a thing in the cart, as the cookies that say so. */
export async function shopperWithCart(store: StoreServer): Promise<{ readonly cookie: string }> {
  const listing = await (await store.get(pages.listing)).text()
  const product = await (await store.get(firstProduct(listing))).text()
  const upcs = [...product.matchAll(/<input[^>]*name="upc"[^>]*>/g)].map(([input]) => input)
  const [, upc] = /value="([^"]+)"/.exec(upcs.find(input => !/\sdisabled/.test(input)) ?? '') ?? []
  const { run, cookies } = openBrowser(store.port)
  const added = await run('cart/add', { upc, qty: 1 })
  if (!added.ok) throw new Error(`nothing added to the cart: ${added.code}`)
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}
