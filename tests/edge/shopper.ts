import { landmarks } from '#worker/commerce/seed/landmarks.ts'

import { openBrowser } from './browser.ts'

export const address = {
  firstName: 'Ada',
  lastName: 'Hill',
  addressLine1: '1 Main Street',
  postalCode: '80202',
  city: 'Denver',
  province: 'CO',
  countryCode: 'US',
  phone: '303 555 0123',
}

/** A shopper whose cart holds `qty` of a product, in the United States. */
export async function shopperWithCart(upc: string = landmarks.plentiful.upc, qty = 1) {
  const shopper = openBrowser()
  const added = await shopper.send('/-/cart/add?locale=en-us', { upc, qty })
  if (added.status !== 200) throw new Error(`nothing added: ${await added.text()}`)
  return shopper
}
