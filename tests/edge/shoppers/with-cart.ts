import { fixtures } from '#demo/fixtures.ts'

import { openBrowser } from '../browser.ts'

/** A shopper whose cart holds `qty` of a product, in the United States. */
export async function shopperWithCart(upc: string = fixtures.plentiful.upc, qty = 1) {
  const shopper = openBrowser()
  const added = await shopper.send('/-/cart/add?locale=en-us', { upc, qty })
  if (added.status !== 200) throw new Error(`nothing added: ${await added.text()}`)
  return shopper
}
