import { expect, type Page } from '@playwright/test'

import { fixtures } from '#demo/fixtures.ts'

import { adasEmail } from '../shoppers/addresses.ts'
import { cards, fieldsUrlIn, typeCard, type PostForm } from '../shoppers/cards.ts'
import { markets } from '../shoppers/in-browser/purchase.ts'

/** A store somewhere, seen by one browser: the one under test, or an older one beside it. */
export type Stand = { readonly page: Page; readonly origin: string; readonly locale: keyof typeof countries }

/** Where each locale of the comparison sends to, and whose cards it takes. */
const countries = { 'en-us': 'US', 'en-gb': 'GB', 'de-de': 'DE' } as const

async function command({ page, origin, locale }: Stand, name: string, data: object): Promise<void> {
  const headers = { origin, 'sec-fetch-site': 'same-origin', accept: 'application/json' }
  const answer = await page.request.post(`${origin}/-/${name}?locale=${locale}`, { headers, data })
  if (!answer.ok()) throw new Error(`${origin} ${name}: ${answer.status()} ${await answer.text()}`)
}

const go = (path: string) => async (stand: Stand) => {
  await stand.page.goto('about:blank')
  await stand.page.goto(`${stand.origin}/${stand.locale}${path}`)
}

const toListing = (stand: Stand) =>
  go(`/c/${markets[stand.locale].category}?size=M&color=green&price=100-200&price=200-300`)(stand)

const putIn = (stand: Stand) => command(stand, 'cart/add', { upc: fixtures.plentiful.upc, qty: 1 })

/** Buys what is in the cart with the test card, and comes to the confirmation. */
async function buy(stand: Stand): Promise<void> {
  const { page, origin, locale } = stand
  const { address } = markets[locale]
  const countryCode = countries[locale]
  await command(stand, 'checkout/ship', {
    email: adasEmail,
    firstName: 'Ada',
    lastName: 'Moor',
    countryCode,
    ...address,
  })
  const billing = await page.request.get(`${origin}/${locale}/checkout?step=billing`)
  const post: PostForm = async ({ pathname, host }, headers, data) =>
    (await page.request.post(origin + pathname, { headers: { ...headers, host }, data })).text()
  const paymentInstrumentId = await typeCard(post, fieldsUrlIn(await billing.text()) ?? '', cards.approved)
  await command(stand, 'checkout/pay', { billing: 'same', paymentInstrumentId })
  await go('/checkout?step=summary')(stand)
  await page.locator('form[data-command="checkout/place"] [type=submit]').first().dispatchEvent('click')
  await page.waitForURL(/order-confirmation|bestellbestaetigung/, { timeout: 60_000 })
  // It may come a second time by itself, when the payment is known, and be in the way.
  await expect(() => go('/order-confirmation')(stand)).toPass({ timeout: 60_000 })
}

async function signIn(stand: Stand): Promise<void> {
  const password = 'trail-lantern-42'
  await command(stand, 'sign-in/enter', { username: 'history@fellholm.example', password, redirectTo: '' })
  await go('/account')(stand)
}

async function toOrder(stand: Stand): Promise<void> {
  await go('/account/order-history')(stand)
  const link = stand.page.locator('main a[href*="/order-details/"]').first()
  await stand.page.goto(new URL((await link.getAttribute('href')) ?? '', stand.origin).href)
}

async function openStores(stand: Stand): Promise<void> {
  await go('/p/x-fh10011#modal=bopis-store-search')(stand)
  await stand.page.getByRole('dialog').getByRole('heading').first().waitFor()
}

/** What is compared, in the order one shopper walks it, by the name of its sheets. */
export const compared: Readonly<
  Record<string, { readonly title: string; readonly go: (stand: Stand) => Promise<void> }>
> = {
  home: { title: 'Home', go: go('') },
  listing: { title: 'Listing: green, M, up to 300', go: toListing },
  product: { title: 'Product', go: go('/p/x-fh10011') },
  stores: { title: 'Search for a store', go: openStores },
  cart: { title: 'Cart', go: stand => putIn(stand).then(() => go('/cart')(stand)) },
  checkout: { title: 'Checkout', go: go('/checkout') },
  confirmation: { title: 'Order confirmation', go: buy },
  'not-found': { title: 'Page not found', go: go('/nothing-here/at-all') },
  account: { title: 'Account', go: signIn },
  order: { title: 'Order', go: toOrder },
}
