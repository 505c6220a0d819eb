import type { Page } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'

import { denverStreet } from '../../shoppers/addresses.ts'
import { fieldsUrlIn, typeCard } from '../../shoppers/cards.ts'
import { toProvider } from '../../shoppers/http-browser.ts'

export type FaultShopper = {
  readonly page: Page
  /** The store's address. */
  readonly origin: string
  /** The port of the platform and its payment provider. */
  readonly platform: number
  /** Like nobody else's, so that the orders of one row are found. */
  readonly email: string
}

/** Runs a command as script does; what is refused before the fault is on is a mistake of the test. */
async function command({ page, origin }: FaultShopper, name: string, data: object): Promise<void> {
  const headers = { origin, 'sec-fetch-site': 'same-origin', accept: 'application/json' }
  const answer = await page.request.post(`${origin}/-/${name}?locale=en-us`, { headers, data })
  const text = await answer.text()
  if (!text.includes('"ok":true')) throw new Error(`${name} beforehand: ${answer.status()} ${text.slice(0, 200)}`)
}

export const putIn = (shopper: FaultShopper) => command(shopper, 'cart/add', { upc: fixtures.plentiful.upc, qty: 1 })

export async function comeToBilling(shopper: FaultShopper): Promise<void> {
  await putIn(shopper)
  await command(shopper, 'checkout/ship', { ...denverStreet, email: shopper.email })
}

/** With a card that the provider has taken as its fields do. */
export async function comeToSummary(shopper: FaultShopper): Promise<void> {
  await comeToBilling(shopper)
  const billing = await (await shopper.page.request.get('/en-us/checkout?step=billing')).text()
  const paymentInstrumentId = await typeCard(toProvider(shopper.platform), fieldsUrlIn(billing) ?? '')
  await command(shopper, 'checkout/pay', { billing: 'same', paymentInstrumentId })
}

/** How many of each line the platform says are in the cart. */
export async function piecesInCart({ page }: FaultShopper): Promise<number[]> {
  const cart = (await (await page.request.get('/cart/v1/cart/current?locale=en_US')).json()) as {
    readonly items?: readonly { readonly qty: number }[]
  }
  return (cart.items ?? []).map(({ qty }) => qty)
}
