import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { denver, paris } from '../../shoppers/addresses.ts'
import documented from '../../../docs/another-platform.md?raw'

import { href } from '#routes/href.ts'
import { calls } from '#src/commerce/calls/index.ts'
import { locales, type Locale } from '#src/language/locales.ts'
import { fixtures } from '#demo/fixtures.ts'

import { callsMade, callOf } from '../calls-made.ts'
import { openBrowser, type Browser } from '../browser.ts'
import { cartOf, run, submit, typed } from '../shoppers/commands.ts'
import { dependency } from '../dependency.ts'

/** A shop that has just been opened is filled first; that is no matter of what it answers. */
beforeAll(async () => {
  for (const locale of ['en-us', 'en-ca', 'en-gb', 'fr-fr'] as const) {
    const path = `${calls['products.search.query'].path}?locale=${locales[locale].callLocale}&pageSize=1`
    expect((await openBrowser().ask(path)).status).toBe(200)
  }
}, 60_000)

beforeEach(() => dependency.reset())

/** Opens a page of the way; gives what it shows. */
async function page(browser: Browser, path: string): Promise<string> {
  const answer = await browser.ask(path)
  const html = await answer.text()
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  return html
}

/** The first link of a page to a category or a product. */
function linkIn(html: string, locale: Locale, kind: 'c' | 'p'): string {
  const [link] = new RegExp(`/${locale}/${kind}/[\\w-]+`).exec(html) ?? []
  if (link === undefined) throw new Error(`no link to /${kind}/`)
  return link
}

async function browse(browser: Browser, locale: Locale): Promise<void> {
  const home = await page(browser, `/${locale}`)
  const listing = await page(browser, linkIn(home, locale, 'c'))
  await page(browser, linkIn(listing, locale, 'p'))
}

/** Two things in, one of them twice, the other out again. */
async function fill(browser: Browser, locale: Locale): Promise<void> {
  await submit(browser, 'cart/add', { upc: fixtures.plentiful.upc }, locale)
  await submit(browser, 'cart/add', { upc: fixtures.lowStock.upc }, locale)
  const [kept, other] = (await cartOf(browser, locale)).items.filter(({ bonus }) => !bonus)
  if (other === undefined) throw new Error('only one of the two things is in the cart')
  await submit(browser, 'cart/quantity', { itemId: kept?.id ?? '', qty: '2' }, locale)
  await submit(browser, 'cart/remove', { itemId: other.id, upc: other.upc, qty: '1' }, locale)
  await page(browser, href(locale, 'cart'))
  const cart = await cartOf(browser, locale)
  expect(cart.items.filter(({ bonus }) => !bonus).map(({ upc, qty }) => [upc, qty])).toEqual([
    [fixtures.plentiful.upc, 2],
  ])
}

async function checkOut(browser: Browser, locale: Locale): Promise<string> {
  await page(browser, href(locale, 'checkout'))
  const address = locale === 'fr-fr' ? paris : denver
  await page(browser, await submit(browser, 'checkout/ship', { ...address, method: 'express' }, locale))
  const paymentInstrumentId = await typed(browser, undefined, locale)
  await page(browser, await submit(browser, 'checkout/pay', { billing: 'same', paymentInstrumentId }, locale))
  const end = await submit(browser, 'checkout/place', { recaptcha_response: 'passed' }, locale)
  return end.startsWith(href(locale, 'orderConfirmation')) ? page(browser, end) : end
}

/** Home → listing → product → cart → checkout → confirmation, by links and forms; gives what the last page shows. */
async function walk(locale: Locale): Promise<string> {
  const browser = openBrowser()
  await browse(browser, locale)
  await fill(browser, locale)
  return checkOut(browser, locale)
}

/** A number of an order of the United States or of Europe. */
const confirmed = /[UE]\d{10}/

/** The calls that a table of the documentation names, by the comment above it. */
const listed = (name: string): readonly string[] => {
  const [, table = ''] = new RegExp(`<!-- ${name} -->([^]*?)<!-- /${name} -->`).exec(documented) ?? []
  return [...table.matchAll(/^\| `([\w.-]+)`/gm)].map(([, call = '']) => call)
}

const minimum = listed('minimum')

const refused = () => Response.json({ errorDetails: [{ errorId: 'API404', message: 'unknown' }] }, { status: 404 })
const notImplemented = () => new Response(null, { status: 501 })

/** A cart as a platform answers it that says no more than it must. */
async function least(answer: Response): Promise<Response> {
  const { paymentMethods: _, savedForLater: __, ...cart } = await answer.json<Record<string, unknown>>()
  return Response.json(cart, answer)
}

/** The same of a platform that bills nobody by itself. */
async function unbilled(answer: Response): Promise<Response> {
  const { billingAddress: _, ...cart } = await answer.json<Record<string, unknown>>()
  return Response.json(cart, answer)
}

/** From now on the platform answers these calls alone, and says no more than it must. */
const onlyAnswers = (answers: (name: string) => boolean, otherwise: () => Response) =>
  dependency.behave(async (request, real) => {
    const name = callOf({ method: request.method, path: new URL(request.url).pathname })
    if (name === 'cart.payment-instrument.add' && answers(name)) return unbilled(await real())
    if (name === 'cart.cart.get' && answers(name)) return least(await real())
    return name === undefined || answers(name) ? real() : otherwise()
  })

const isLeast = (name: string) => minimum.includes(name)

describe('the calls that docs/another-platform.md lists as the least', () => {
  it('are among those that a purchase asks; the others it lists as done without', async () => {
    onlyAnswers(() => true, refused)
    expect(await walk('en-us')).toMatch(confirmed)
    const asked = new Set(callsMade().filter(name => !name.includes('/')))
    // What content places is asked only where there is content.
    asked.add('products.catalog.get')
    expect([...asked].toSorted()).toEqual([...minimum, ...listed('done-without')].toSorted())
  })

  it.each([
    ['refuses every other call with 404 and a code', 'es-us', refused],
    ['answers every other call with a bare 501', 'fr-fr', notImplemented],
  ] as const)('are enough from home to the confirmation, on a platform that %s', async (_, locale, otherwise) => {
    onlyAnswers(isLeast, otherwise)
    expect(await walk(locale)).toMatch(confirmed)
  })

  // Listings and products are stored where somebody has been; these have not been asked for.
  const cold: Readonly<Record<string, Locale>> = {
    'products.catalog.get': 'en-gb',
    'products.search.query': 'en-ca',
    'products.details.get': 'de-de',
  }
  it.each(minimum)('are each needed: without %s nobody gets to the confirmation', async missing => {
    onlyAnswers(name => isLeast(name) && name !== missing, refused)
    const end = await walk(cold[missing] ?? 'en-us').catch((error: unknown) => String(error))
    expect(end).not.toMatch(confirmed)
  })
})

describe('on a platform that answers the least, what it lacks says so in its place', () => {
  it.each([
    ['stores', '/en-us/store-locator', 503, 'Try again'],
    ['pickup', '/en-us/find-in-store/FH10011', 503, 'Try again'],
    ['reviews', '/en-us/reviews/FH10011', 503, 'Try again'],
    ['writing a review', '/en-us/write-a-review?productId=FH10011', 200, '<form'],
    ['articles in the search', '/en-us/search/articles?q=boot', 503, 'Try again'],
    ['favorites', '/en-us/favorites', 200, 'This part of the store does not answer'],
    ['help', '/en-us/help', 404, 'Contact us'],
    ['contact', '/en-us/contact', 200, 'This part of the store does not answer'],
  ])('%s: %s is %i', async (_, path, status, text) => {
    onlyAnswers(isLeast, refused)
    const answer = await openBrowser().ask(path)
    const html = await answer.text()
    expect([answer.status, html.includes(text), html.includes('<footer')]).toEqual([status, true, true])
  })

  it.each([
    ['saved for later', 'cart/save', (itemId: string) => ({ itemId })],
    ['a promo code', 'cart/coupon', () => ({ code: 'TRAIL10' })],
  ])('%s: %s is refused, and the cart is whole', async (_, command, fields) => {
    onlyAnswers(isLeast, refused)
    const browser = openBrowser()
    await submit(browser, 'cart/add', { upc: fixtures.plentiful.upc }, 'en-us')
    const [line] = (await cartOf(browser)).items
    const answer = await run(browser, command, fields(line?.id ?? ''))
    expect(answer.ok).toBe(false)
    expect((await cartOf(browser)).items.map(({ upc }) => upc)).toContain(fixtures.plentiful.upc)
  })
})
