import { beforeEach, describe, expect, it } from 'vitest'

import { fixtures } from '#demo/fixtures.ts'

import { openBrowser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { add, cartOf, htmlOf, run, submit } from '../shoppers/commands.ts'
import { signedIn } from '../shoppers/sign-in.ts'

beforeEach(() => dependency.reset())

const { onlyInStores, plentiful, soldOutProduct } = fixtures

const linesOf = async (browser: ReturnType<typeof openBrowser>) =>
  (await cartOf(browser)).items.map(({ upc, qty }) => `${upc} ${qty}`).toSorted()

/** The hidden fields of the form that puts several things in, as a page has them. */
function fieldsOf(page: string): Record<string, string> {
  const form = /<form(?=[^>]*data-command="cart\/several").*?<\/form>/s.exec(page)?.[0] ?? ''
  return Object.fromEntries(
    [...form.matchAll(/<input(?=[^>]*name="((?:thing|count)-\d+)")(?=[^>]*value="([^"]*)")/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )
}

/** What each list of a kit's page offers. */
const offeredIn = (page: string) =>
  [...page.matchAll(/<select(?=[^>]*name="(thing-\d+)").*?<\/select>/gs)].map(([select, name = '']) => ({
    name,
    upcs: [...select.matchAll(/<option value="(\d+)"/g)].map(([, upc = '']) => upc),
  }))

describe('several things with one press', () => {
  it('/kit/:productId offers each thing of a set in its sizes; what is chosen is put in by one post, without script', async () => {
    const guest = openBrowser()
    const { headers } = await guest.ask('/en-us/p/x-fh10011')
    const product = await htmlOf(guest, headers.get('location') ?? '')
    const [, kit = ''] = /href="(\/en-us\/kit\/FH10011\?set=[^"]+)"/.exec(product) ?? []
    const offered = offeredIn(await htmlOf(guest, kit))
    expect(offered.length).toBeGreaterThanOrEqual(3)
    const chosen = Object.fromEntries(offered.map(({ name, upcs }) => [name, upcs[1] ?? upcs[0] ?? '']))
    expect(await submit(guest, 'cart/several', { ...chosen, 'thing-1': '' })).toBe('/en-us/cart')
    expect(await linesOf(guest)).toEqual(
      offered
        .slice(1)
        .map(({ name }) => `${chosen[name]} 1`)
        .toSorted(),
    )
  })

  it('/kit/:productId says of a thing that is sold out in every size that it is, and offers no size of it', async () => {
    const guest = openBrowser()
    const { headers } = await guest.ask('/en-us/p/x-fh10011')
    const [, kit = ''] =
      /href="(\/en-us\/kit\/FH10011\?set=[^"]+)"/.exec(await htmlOf(guest, headers.get('location') ?? '')) ?? []
    const before = offeredIn(await htmlOf(guest, kit))
    dependency.behave(async (request, real) => {
      const answer = await real()
      if (!new URL(request.url).pathname.endsWith('/products/FH10011/inventory')) return answer
      const { items } = await answer.json<{ items: readonly object[] }>()
      return Response.json({ items: items.map(item => ({ ...item, state: 'out' })) })
    })
    const other = kit.replace('/en-us/', '/en-ca/')
    const page = await htmlOf(guest, other)
    expect([page.includes('Sold out'), offeredIn(page).length]).toEqual([true, before.length - 1])
  })

  it('the same press sent twice puts it in once', async () => {
    const guest = openBrowser()
    await add(guest, onlyInStores.upc)
    const idempotencyKey = crypto.randomUUID()
    const form = { 'thing-1': plentiful.upc, 'count-1': '2', idempotencyKey }
    await submit(guest, 'cart/several', form)
    await submit(guest, 'cart/several', form)
    expect(await linesOf(guest)).toContain(`${plentiful.upc} 2`)
  })

  it('leaves out what is sold out and says so; when nothing can be had, or nothing was chosen, it is refused', async () => {
    const guest = openBrowser()
    const both = { 'thing-1': soldOutProduct.upc, 'thing-2': plentiful.upc }
    await submit(guest, 'cart/several', both)
    expect(await htmlOf(guest, '/en-us/cart')).toContain('1 item is sold out and was left out.')
    expect(await linesOf(guest)).toEqual([`${plentiful.upc} 1`])
    expect(await run(guest, 'cart/several', { 'thing-1': soldOutProduct.upc })).toMatchObject({ ok: false })
    expect(await run(guest, 'cart/several', { 'thing-1': '' })).toMatchObject({ ok: false, code: 'NOTHING_CHOSEN' })
  })
})

it('an order is bought again with one press and helped with; once it has arrived, its lines can be reviewed', async () => {
  const browser = await signedIn('history')
  const page = await htmlOf(browser, '/en-us/account/order-details/U1000000008')
  const fields = fieldsOf(page)
  expect(fields['thing-1']).toMatch(/^\d{12}$/)
  expect(page).toContain('href="/en-us/contact?orderNumber=U1000000008"')
  expect(await submit(browser, 'cart/several', fields)).toBe('/en-us/cart')
  expect((await linesOf(browser)).length).toBeGreaterThan(0)
  const history = await htmlOf(browser, '/en-us/account/order-history?status=DELIVERED')
  const [, arrived = ''] = /href="(\/en-us\/account\/order-details\/[^"]+)"/.exec(history) ?? []
  expect(await htmlOf(browser, arrived)).toMatch(/href="\/en-us\/write-a-review\?productId=F[A-Z]\d+/)
  const open = await htmlOf(browser, '/en-us/account/order-history?status=IN_PROGRESS')
  const [, underWay = ''] = /href="(\/en-us\/account\/order-details\/[^"]+)"/.exec(open) ?? []
  expect(await htmlOf(browser, underWay)).not.toContain('/write-a-review?')
})

it('/account/order-history: each order is bought again, sent back and helped with from the list, as far as its own page offers it', async () => {
  const browser = await signedIn('history')
  const list = await htmlOf(browser, '/en-us/account/order-history')
  const rows = list.split(/(?=role="group" aria-label="Order number U)/).slice(1)
  expect(rows).toHaveLength(10)
  const offers = await Promise.all(
    rows.map(async row => {
      const [, number = ''] = /aria-label="Order number (U\d+)"/.exec(row) ?? []
      const details = `/en-us/account/order-details/${number}`
      const page = await htmlOf(browser, details)
      expect([number, fieldsOf(row)]).toEqual([number, fieldsOf(page)])
      expect(row).toContain(`href="/en-us/contact?orderNumber=${number}"`)
      const canReturn = page.includes('action="/-/account/return-label')
      expect([number, row.includes(`href="${details}#send-back"`)]).toEqual([number, canReturn])
      expect([number, page.includes('id="send-back"')]).toEqual([number, canReturn])
      return { row, canReturn }
    }),
  )
  expect(new Set(offers.map(({ canReturn }) => canReturn))).toEqual(new Set([true, false]))
  const first = rows.find(row => fieldsOf(row)['thing-1'] !== undefined) ?? ''
  const wanted = fieldsOf(first)
  expect(await submit(browser, 'cart/several', wanted)).toBe('/en-us/cart')
  expect(await linesOf(browser)).not.toEqual([])
})
