import { openBrowser } from '../shoppers/http-browser.ts'
import { firstProduct, pages } from './pages.ts'
import type { StoreServer } from './servers.ts'

/** The listing with its products: a shop that has just opened may take some seconds to have them. */
async function filledListing(store: StoreServer, tries = 60): Promise<string> {
  const listing = await (await store.get(pages.listing)).text()
  if (tries === 0 || listing.includes('/p/')) return listing
  await new Promise(resolve => setTimeout(resolve, 500))
  return filledListing(store, tries - 1)
}

/** Somebody with a thing in the cart, as the cookies that say so. */
export async function shopperWithCart(store: StoreServer): Promise<{ readonly cookie: string }> {
  const listing = await filledListing(store)
  const product = await (await store.get(firstProduct(listing))).text()
  const upcs = [...product.matchAll(/<input[^>]*name="upc"[^>]*>/g)].map(([input]) => input)
  const [, upc] = /value="([^"]+)"/.exec(upcs.find(input => !/\sdisabled/.test(input)) ?? '') ?? []
  const { run, cookies } = openBrowser(store.port)
  const added = await run('cart/add', { upc, qty: 1 })
  if (!added.ok) throw new Error(`nothing added to the cart: ${added.code}`)
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}
