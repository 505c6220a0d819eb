import { beforeEach, describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { cartOf, htmlOf, run } from '../shoppers/commands.ts'

beforeEach(() => dependency.reset())

const storeId = 's-us-denver'
const { upc: onShelf } = fixtures.onlyInStores
const { upc, productId } = fixtures.plentiful

/** How the one line travels after it was put into a cart so. */
async function travelOf(fields: Record<string, unknown>) {
  const browser = openBrowser()
  const answer = await run(browser, 'cart/add', { qty: 1, storeId, ...fields })
  const chosen = (await cartOf(browser)).items[0]?.shippingOptions.find(({ selected }) => selected)
  return { answer, code: chosen?.shippingMethod.code, place: chosen?.storeInfo?.id }
}

describe('R411: how something is wanted is chosen beside the button', () => {
  it('the page has the choice for the browser to put in, and is the same for everybody without it', async () => {
    const { headers } = await openBrowser().ask(`/en-us/p/x-${productId.toLowerCase()}`)
    const page = await htmlOf(openBrowser(), headers.get('location') ?? '')
    const shown = page.replaceAll(/<template>[^]*?<\/template>/g, '')
    expect(page).toMatch(/<template>[^]*?name="storeId"[^]*?name="way"[^]*?value="sts"[^]*?<\/template>/)
    expect(shown).not.toContain('name="way"')
  })

  it('home: the store that is known has no say', async () => {
    expect(await travelOf({ upc, way: 'home' })).toMatchObject({ answer: { ok: true }, code: 'standard' })
    expect(await travelOf({ upc })).toMatchObject({ answer: { ok: true }, code: 'standard' })
  })

  it('pickup: the line is fetched at the store', async () => {
    expect(await travelOf({ upc: onShelf, way: 'pickup' })).toMatchObject({ code: 'pickup', place: storeId })
  })

  it('sts: the line is sent to the store', async () => {
    expect(await travelOf({ upc, way: 'sts' })).toMatchObject({ code: 'sts', place: storeId })
  })

  it('a store that has none of it is refused, and nothing is put in', async () => {
    const { answer, code } = await travelOf({ upc: fixtures.soldOutSku.upc, way: 'pickup' })
    expect(answer).toMatchObject({ ok: false, code: 'INV409' })
    expect(code).toBeUndefined()
    expect((await travelOf({ upc, way: 'pickup', storeId: 's-us-atlantis' })).answer).toMatchObject({ code: 'STR404' })
  })

  it('a store that takes no parcel: it goes home, and the cart says so', async () => {
    expect(await travelOf({ upc, way: 'sts', storeId: 's-us-atlantis' })).toMatchObject({
      answer: { ok: true },
      code: 'standard',
    })
  })

  it('what is made to order goes home whatever was chosen', async () => {
    const { answer, code } = await travelOf({ upc, way: 'pickup', recipeId: 'two-tone-7' })
    expect([answer.ok, code]).toEqual([true, 'customs'])
  })

  it('the wallet of the page pays for what is fetched', async () => {
    const browser = openBrowser()
    await run(browser, 'checkout/wallet', { upc: onShelf, qty: 1, way: 'pickup', storeId })
    const line = (await cartOf(browser)).items[0]
    expect(line?.shippingOptions.find(({ selected }) => selected)?.shippingMethod.code).toBe('pickup')
  })

  it('words that are no way are refused before anything is asked', async () => {
    const add = (fields: object) => run(openBrowser(), 'cart/add', { upc, qty: 1, storeId, ...fields })
    expect(await add({ way: 'by-air' })).toMatchObject({ ok: false, code: 'INPUT' })
    expect(await add({ way: 'pickup', storeId: '../x' })).toMatchObject({ ok: false, code: 'INPUT' })
    expect(dependency.asked('/cart/v1')).toEqual([])
  })
})
