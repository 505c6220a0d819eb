import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { QrCode } from '#src/ui/feedback/qr-code.tsx'
import { sealSession, sellerOf, unsealSession } from '#worker/storefront/visit/session.ts'
import { fixtures, seededPassword as password } from '#demo/fixtures.ts'

import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { add, cartOf } from '../shoppers/commands.ts'
import { enter, signedIn } from '../shoppers/sign-in.ts'

beforeEach(() => dependency.reset())

const secret = 'a-secret-for-tests-only-of-forty-letters'
const store = { storeId: 's-us-denver', username: 's-us-denver@stores.fellholm.example' }

async function atWork() {
  const browser = openBrowser()
  const answer = await browser.post('/-/associate/enter?locale=en-us', { ...store, password })
  if (answer.headers.get('location') !== '/en-us/storeipads') throw new Error('no buy-in-store session')
  return browser
}

/** The code behind the picture on the desk: what the sealed cookie holds until the page has shown it. */
async function handOverCode(browser: Browser): Promise<string> {
  const answer = await browser.send('/-/associate/hand-over?locale=en-us', {})
  return (await answer.json<{ flash: { code: string } }>()).flash.code
}

/** The dark modules of a text's QR code. */
const pictureOf = (text: string): string =>
  / d="([^"]+)"/.exec(renderToStaticMarkup(createElement(QrCode, { text, label: '' })))?.[1] ?? 'no picture'

describe('R007, R023: a buy-in-store session', () => {
  it('R021, R142, POST /consumers-v3/consumer/agent/login: staff sign in at /associate-login, and /storeipads tells the store and who serves', async () => {
    const login = await (await openBrowser().ask('/en-us/associate-login')).text()
    expect(login).not.toContain('name="storeId"')
    const browser = await atWork()
    expect(browser.cookies.get('__Host-shopper')).toBe('fellholm-us.associate')
    const desk = await (await browser.ask('/en-us/storeipads')).text()
    expect(desk).toContain('Robin Tarn is serving')
    expect(desk).toContain('Sasha Beck')
    const [, told = ''] = /data-buy-in-store="([^"]+)"/.exec(desk) ?? []
    expect(JSON.parse(told.replaceAll('&quot;', '"'))).toMatchObject({
      storeId: 's-us-denver',
      storeEmployeeId: 's-us-denver-1',
      storeEmployeeName: 'Robin Tarn',
    })
  })

  it('the store is that of the account; a platform that does not know it (STR404) has it asked for', async () => {
    const browser = openBrowser()
    const answer = await browser.post('/-/associate/enter?locale=en-us', { username: store.username, password })
    expect(answer.headers.get('location')).toBe('/en-us/storeipads')
    expect(await (await browser.ask('/en-us/storeipads')).text()).toContain('Fellholm Denver')
    const other = openBrowser()
    await other.post('/-/associate/enter?locale=en-us', { ...store, storeId: 's-no-where', password })
    expect(await (await other.ask('/en-us/associate-login')).text()).toContain('value="s-us-denver"')
  })

  it('POST /-/associate/scan: a barcode goes into the cart, words are searched for, and an unknown barcode is said at the field', async () => {
    const browser = await atWork()
    const { upc } = fixtures.plentiful
    const scanned = (code: string) => browser.post('/-/associate/scan?locale=en-us', { code })
    for (const code of [`0${upc}`, upc.replace(/^(.)(.*)$/, '$1 $2'), upc]) await scanned(code)
    expect(await cartOf(browser)).toMatchObject({ totalItems: 3, items: [{ upc, qty: 3 }] })
    const found = await scanned('rain jacket')
    expect(found.headers.get('location')).toBe('/en-us/search?q=rain+jacket')
    await scanned('96385074')
    const desk = await (await browser.ask('/en-us/storeipads')).text()
    expect(desk).toContain('No product has this barcode.')
    expect(desk).toContain('value="96385074"')
  })

  it('POST /-/associate/customer: who says who they are is found with points and last orders; no address has it, and the log says so', async () => {
    const browser = await atWork()
    const asked = await browser.post('/-/associate/customer?locale=en-us', { search: 'history@fellholm.example' })
    expect(asked.headers.get('location')).toBe('/en-us/storeipads')
    const desk = await (await browser.ask('/en-us/storeipads')).text()
    expect(desk).toMatch(/Order U\d{10}, /)
    expect(desk.split('looked up a customer')).toHaveLength(2)
    expect(await (await browser.ask('/en-us/storeipads')).text()).not.toMatch(/Order U\d{10}, /)
    const say = async (search: string) => {
      await browser.post('/-/associate/customer?locale=en-us', { search })
      return (await browser.ask('/en-us/storeipads')).text()
    }
    expect(await say('nobody@fellholm.example')).toContain('No customer found.')
    expect(await say('Hale')).toContain('Enter a whole email address')
    const shopper = openBrowser()
    await add(shopper)
    const refused = await shopper.send('/-/associate/customer?locale=en-us', { search: 'history@fellholm.example' })
    expect(await refused.json()).toMatchObject({ ok: false, code: 'AUT404' })
  })

  it('the camera may be asked for on the pages of a store’s staff, and nowhere else', async () => {
    const browser = await atWork()
    const policyOf = async (path: string) => (await browser.ask(path)).headers.get('permissions-policy')
    expect(await policyOf('/en-us/storeipads')).toContain('camera=(self)')
    expect(await policyOf('/en-us/cart')).toContain('camera=()')
  })

  it('AUT437: a wrong password is said, and nobody is at work', async () => {
    const browser = openBrowser()
    const answer = await browser.send('/-/associate/enter?locale=en-us', { ...store, password: 'wrong-word-42' })
    expect(await answer.json()).toMatchObject({ ok: false, code: 'AUT437' })
    expect(await (await browser.ask('/en-us/storeipads')).text()).toContain('url=/en-us/associate-login')
  })

  it('R185, R186: reaching the expiry (D10, eight hours) clears the session, signs out and leads to /associate-login', async () => {
    const browser = await atWork()
    const session = await unsealSession(browser.cookies.get('__Host-visit'), secret)
    if (session?.endsAt === undefined) throw new Error('no end')
    expect(Math.abs(session.endsAt - Date.now() - 8 * 3_600_000)).toBeLessThan(60_000)
    browser.cookies.set('__Host-visit', await sealSession({ ...session, endsAt: Date.now() - 1 }, secret))
    const answer = await browser.ask('/en-us/cart')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en-us/associate-login'])
    expect(browser.cookies.has('__Host-shopper')).toBe(false)
    expect(dependency.asked('/consumers-v3/consumer/auth/signout')).toHaveLength(1)
  })

  it('R185: a cookie that keeps silent about the expiry shows no page either', async () => {
    const browser = await atWork()
    const session = await unsealSession(browser.cookies.get('__Host-visit'), secret)
    if (session === undefined) throw new Error('no session')
    const [, sealed = ''] = /^\d+\.(.*)$/.exec(await sealSession({ ...session, endsAt: Date.now() - 1 }, secret)) ?? []
    browser.cookies.set('__Host-visit', `${Date.now() + 3_600_000}.${sealed}`)
    for (const path of ['/en-us/cart', '/en-us/storeipads']) {
      const page = await (await browser.ask(path)).text()
      expect(page).toContain('<meta http-equiv="refresh" content="0;url=/en-us/associate-login"/>')
      expect(page).not.toContain('Robin Tarn')
    }
    expect(dependency.asked('/cart/v1/cart')).toEqual([])
  })

  it('R046, R186: clearing the session signs out and leads to /associate-login', async () => {
    const browser = await atWork()
    const stolen = browser.cookies.get('__Host-visit') ?? ''
    const answer = await browser.post('/-/associate/leave?locale=en-us', {})
    expect(answer.headers.get('location')).toBe('/en-us/associate-login')
    expect(await (await browser.ask('/en-us/associate-login')).text()).toContain('The session has ended.')
    const thief = openBrowser()
    thief.cookies.set('__Host-visit', stolen)
    expect((await thief.ask('/consumers-v3/utilities/stores/s-us-denver/employees')).status).toBe(403)
  })

  it('D30, POST /cart/v1/cart/{basketId}/price_adjustments: something off a line with a reason, changed, and taken back', async () => {
    const browser = await atWork()
    await browser.send('/-/cart/add?locale=en-us', { upc: fixtures.plentiful.upc })
    const desk = async () => (await browser.ask('/en-us/storeipads')).text()
    const itemId = /name="itemId" value="([\w-]+)"/.exec(await desk())?.[1] ?? ''
    const adjust = async (fields: Record<string, string>) =>
      (await browser.send('/-/associate/adjust?locale=en-us', { itemId, reason: 'Worn on display', ...fields })).json()
    expect(await adjust({ amount: '10,50', reason: '' })).toMatchObject({ problems: { reason: 'required' } })
    expect(await adjust({ amount: '99999' })).toMatchObject({ problems: { amount: 'PRC400' } })
    expect(await adjust({ amount: '10,50' })).toMatchObject({ ok: true })
    const after = await desk()
    expect(after).toContain('value="10.50"')
    expect(after).toContain('value="Worn on display"')
    const adjustmentId = /name="adjustmentId" value="([\w-]+)"/.exec(after)?.[1] ?? ''
    expect(await adjust({ adjustmentId, amount: '5' })).toMatchObject({ ok: true })
    expect(await desk()).toContain('value="5.00"')
    await browser.send('/-/associate/unadjust?locale=en-us', { adjustmentId })
    expect(await desk()).not.toContain('name="adjustmentId"')
  })

  it('R390: an associate’s session neither loads nor changes favorites; an employee shopping privately keeps them', async () => {
    const browser = await atWork()
    const kept = await browser.send('/-/favorites/keep?locale=en-us', { itemId: 'FH10011' })
    expect(await kept.json()).toMatchObject({ ok: false, code: 'AUT404' })
    const employee = await signedIn('employee')
    const own = await employee.send('/-/favorites/keep?locale=en-us', { itemId: 'FH10011' })
    expect(await own.json()).toMatchObject({ ok: true, value: { itemId: 'FH10011', isFavorite: true } })
  })

  it('an associate has no account: /account asks for a sign-in', async () => {
    expect((await (await atWork()).ask('/en-us/account')).status).toBe(302)
  })

  it('a cart is handed over to the shopper’s phone by QR code: the link holds a one-time code and nothing else', async () => {
    const work = await atWork()
    await work.send('/-/cart/add?locale=en-us', { upc: fixtures.plentiful.upc })
    const code = await handOverCode(work)
    const desk = await (await work.ask('/en-us/storeipads')).text()
    expect(desk).toContain('aria-label="Code that hands the cart over to a phone"')
    expect(desk).toContain(pictureOf(`http://localhost/en-us/hand-over?code=${code}`))
    expect(desk).toContain('offered a cart of 1 thing to a phone')
    expect(await (await work.ask('/en-us/storeipads')).text()).not.toContain('id="hand-over"')
    const phone = openBrowser()
    const shown = await (await phone.ask(`/en-us/hand-over?code=${code}`)).text()
    expect(shown).toContain('Your cart from Fellholm Denver')
    expect(shown).toContain('Robin Tarn has put 1 thing into it for you.')
    const taken = await phone.post('/-/associate/take?locale=en-us', { code })
    expect(taken.headers.get('location')).toBe('/en-us/cart')
    expect(await (await phone.ask('/en-us/cart')).text()).toContain('Your cart is here.')
    expect(phone.cookies.get('__Host-cart-count')).toBe('1')
    const session = await unsealSession(phone.cookies.get('__Host-visit'), secret)
    expect(session && sellerOf(session)).toMatchObject({ storeId: 's-us-denver', storeEmployeeName: 'Robin Tarn' })
    expect(session?.consumerType).toBe('GUEST')
    expect(await (await openBrowser().ask(`/en-us/hand-over?code=${code}`)).text()).toContain('does not work any more')
    await work.send('/-/cart/add?locale=en-us', { upc: fixtures.lowStock.upc })
    expect(work.cookies.get('__Host-cart-count')).toBe('1')
  })

  it('D29, R142: a cart that was handed over keeps what was taken off and whose sale it is, when the shopper signs in to an account that has a cart', async () => {
    const work = await atWork()
    await work.send('/-/cart/add?locale=en-us', { upc: fixtures.plentiful.upc })
    const desk = await (await work.ask('/en-us/storeipads')).text()
    const itemId = /name="itemId" value="([\w-]+)"/.exec(desk)?.[1] ?? ''
    await work.send('/-/associate/adjust?locale=en-us', { itemId, amount: '10', reason: 'Worn on display' })
    const own = await signedIn('prosumer')
    for (const upc of [fixtures.plentiful.upc, fixtures.lowStock.upc])
      await own.send('/-/cart/add?locale=en-us', { upc })
    const phone = openBrowser()
    await phone.post('/-/associate/take?locale=en-us', { code: await handOverCode(work) })
    await enter(phone, 'prosumer')
    const cart = await (await phone.ask('/cart/v1/cart/current?locale=en_US')).json<Cart>()
    const lines = cart.items.map(({ upc, qty, adjustment }) => [upc, qty, adjustment?.amount])
    expect(lines).toEqual([
      [fixtures.plentiful.upc, 2, 1_000],
      [fixtures.lowStock.upc, 1, undefined],
    ])
    const session = await unsealSession(phone.cookies.get('__Host-visit'), secret)
    expect([session?.consumerType, session && sellerOf(session)?.storeEmployeeName]).toEqual([
      'REGISTERED',
      'Robin Tarn',
    ])
  })

  it('every action of an associate stands in the audit list of the desk, by the store’s own clock', async () => {
    const work = await atWork()
    await work.send('/-/cart/add?locale=en-us', { upc: fixtures.plentiful.upc })
    const desk = async () => (await work.ask('/en-us/storeipads')).text()
    const itemId = /name="itemId" value="([\w-]+)"/.exec(await desk())?.[1] ?? ''
    await work.send('/-/associate/adjust?locale=en-us', { itemId, amount: '5', reason: 'Worn on display' })
    const adjustmentId = /name="adjustmentId" value="([\w-]+)"/.exec(await desk())?.[1] ?? ''
    await work.send('/-/associate/unadjust?locale=en-us', { adjustmentId })
    const list = [...(await desk()).matchAll(/<time dateTime="([^"]+)">([^<]*)<\/time><span>(.*?)<\/span>/g)]
    const deeds = list.map(([, , , said = '']) => said.replaceAll('<!-- -->', ''))
    expect(deeds.slice(0, 3)).toEqual([
      'Robin Tarn: removed an adjustment',
      expect.stringMatching(/^Robin Tarn: took \$5\.00 off “.+” \(Worn on display\)$/),
      'Robin Tarn: began a session',
    ])
    const [, at = '', shown] = list[0] ?? []
    const byTheClock = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
    expect(shown).toBe(new Date(at).toLocaleString('en-US', { ...byTheClock, timeZone: 'America/Denver' }))
  })
})
