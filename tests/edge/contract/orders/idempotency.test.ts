import { beforeEach, describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'
import { upcOf } from '#demo/catalogue/numbers.ts'

import { openBrowser, type Browser } from '../../browser.ts'
import { dependency } from '../../dependency.ts'
import { add, cartOf, run, submit } from '../../shoppers/commands.ts'

beforeEach(() => dependency.reset())

const { upc } = fixtures.plentiful
const bottle = upcOf('FH64030', 0, 0)
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

/** Asks the platform, through the proxy, to put a piece into the visit's cart. */
const ask = (browser: Browser, path: string, body: object, headers: Record<string, string> = {}) =>
  browser.send(`${path}?locale=en_US`, { basketId: 'current', upc, ...body }, 'POST', headers)

/** A store that has a piece on its shelves. */
async function storeWithOne(): Promise<string> {
  const asking = { q: 'Denver', radius: 5_000, limit: 20, services: ['pickup'], upcs: [upc] }
  const found = await openBrowser().send('/stores/v1/search?locale=en_US', asking)
  const { stores } = (await found.json()) as { readonly stores: readonly { readonly id: string }[] }
  for (const { id } of stores) {
    const browser = openBrowser()
    await add(browser, bottle)
    if ((await ask(browser, '/cart/v1/reserveWithItem', { storeId: id })).ok) return id
  }
  throw new Error('no store has it')
}

describe('Idempotency-Key', () => {
  it.each(['/cart/v1/item', '/cart/v1/reserveWithItem'])(
    'POST %s: a request that arrives twice is done once, and answered as the first was',
    async path => {
      const browser = openBrowser()
      await add(browser, bottle)
      const body = path.endsWith('WithItem') ? { storeId: await storeWithOne() } : {}
      const sent = key()
      const first = await ask(browser, path, body, sent)
      expect(first.status).toBe(200)
      const answer = await first.text()
      await run(browser, 'cart/add', { upc: bottle })
      const again = await ask(browser, path, body, sent)
      expect([again.status, await again.text()]).toEqual([200, answer])
      expect((await cartOf(browser)).totalItems).toBe(3)
    },
  )

  it('another key, another thing, or no key at all is another request', async () => {
    const browser = openBrowser()
    await add(browser)
    const sent = key()
    for (const [body, headers] of [
      [{}, sent],
      [{ qty: 2 }, sent],
      [{}, key()],
      [{}, {}],
      [{}, {}],
    ] as const)
      expect((await ask(browser, '/cart/v1/item', body, headers)).status).toBe(200)
    expect((await cartOf(browser)).totalItems).toBe(7)
  })

  it('a key says nothing to anybody else, and one that is none is refused', async () => {
    const [mine, theirs] = [openBrowser(), openBrowser()]
    const sent = key()
    for (const browser of [mine, theirs]) {
      await add(browser)
      await ask(browser, '/cart/v1/item', {}, sent)
      expect((await cartOf(browser)).totalItems).toBe(2)
    }
    expect((await ask(mine, '/cart/v1/item', {}, { 'idempotency-key': 'short' })).status).toBe(400)
  })

  it('a refusal is not kept: the same request may go through later', async () => {
    const browser = openBrowser()
    await add(browser)
    const sent = key()
    const many = { qty: 999_999 }
    expect((await ask(browser, '/cart/v1/item', many, sent)).status).toBe(409)
    expect((await ask(browser, '/cart/v1/item', many, sent)).status).toBe(409)
  })
})

describe('a press on “add to cart”', () => {
  it('travels with its key to the platform, from script and from a form, and adds once however often it arrives', async () => {
    const browser = openBrowser()
    await add(browser)
    dependency.reset()
    const sent = key()
    for (let i = 0; i < 2; i++) await browser.send('/-/cart/add?locale=en-us', { upc }, 'POST', sent)
    expect((await cartOf(browser)).totalItems).toBe(2)
    const field = { upc, idempotencyKey: crypto.randomUUID() }
    for (let i = 0; i < 2; i++) await submit(browser, 'cart/add', field)
    expect((await cartOf(browser)).totalItems).toBe(3)
    const keys = dependency.asked('/cart/v1/item').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual([sent, sent, field, field].map(one => Object.values(one).at(-1)))
  })

  it.each([
    ['cart/add', { upc }],
    ['cart/several', { 'thing-0': upc, 'thing-1': bottle }],
  ])('%s that opened the cart adds nothing when it is sent again', async (name, fields) => {
    const browser = openBrowser()
    const sent = { ...fields, idempotencyKey: crypto.randomUUID() }
    await submit(browser, name, sent)
    const { id, totalItems } = await cartOf(browser)
    await submit(browser, name, sent)
    expect(await cartOf(browser)).toMatchObject({ id, totalItems })
    await submit(browser, name, { ...sent, idempotencyKey: crypto.randomUUID() })
    expect((await cartOf(browser)).totalItems).toBe(2 * totalItems)
  })

  it('on a page that everybody has gets a key from the store, another one each time', async () => {
    const browser = openBrowser()
    await add(browser)
    dependency.reset()
    for (let i = 0; i < 2; i++) await submit(browser, 'cart/add', { upc })
    const keys = dependency.asked('/cart/v1/item').map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), expect.stringMatching(/^[\w-]{36}$/)])
  })

  it.each(['cart/undo', 'cart/unsave'])('%s on /cart is drawn with a key of its own', async name => {
    const browser = openBrowser()
    const cart = await add(browser)
    const itemId = cart.items[0]?.id ?? ''
    await submit(browser, name === 'cart/undo' ? 'cart/remove' : 'cart/save', { itemId })
    const page = await (await browser.ask('/en-us/cart')).text()
    const form = page.split('<form').find(part => part.includes(`data-command="${name}"`)) ?? ''
    const fields = [...(form.split('</form>')[0]?.matchAll(/name="(\w+)"(?: value="([^"]*)")?/g) ?? [])]
    const sent = Object.fromEntries(fields.map(([, field = '', value = '']) => [field, value]))
    expect(sent.idempotencyKey).toMatch(/^[\w-]{36}$/)
    for (let i = 0; i < 2; i++) await submit(browser, name, sent)
    expect((await cartOf(browser)).totalItems).toBe(1)
  })
})
