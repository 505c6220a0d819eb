import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { fixtures, seededPassword as password } from '#demo/fixtures.ts'
import { unsealSession } from '#worker/storefront/visit/session.ts'

import { openBrowser, type Browser } from '../browser.ts'
import { dependency } from '../dependency.ts'
import { enter, signedIn } from '../shoppers/sign-in.ts'
import { shopperWithCart } from '../shoppers/with-cart.ts'

const secret = 'a-secret-for-tests-only-of-forty-letters'
const visit = '__Host-visit'
const sessionOf = (browser: Browser) => unsealSession(browser.cookies.get(visit), secret)

/** Another browser that was given the session cookie of this one. */
function copyOf(browser: Browser): Browser {
  const copy = openBrowser()
  copy.cookies.set(visit, browser.cookies.get(visit) ?? '')
  return copy
}

const deck = (fields: Record<string, string>) =>
  openBrowser().post('/admin/scenarios', { site: 'fellholm-us', ...fields })

const hasCart = async (browser: Browser) =>
  (await (await browser.ask('/en-us/cart')).text()).includes('data-command="cart/quantity"')

const isLetIn = async (browser: Browser) => {
  const answer = await browser.ask('/en-us/account')
  return answer.status === 200 && (await answer.text()).includes('Hello, ')
}

beforeEach(() => dependency.reset())
afterEach(() => deck({ do: 'clear' }))

const joining = (email: string) => ({
  firstName: 'Wren',
  lastName: 'Comb',
  email,
  password: 'slow-ferry-crossing',
  confirmPassword: 'slow-ferry-crossing',
})

describe('a session is another one at every change of privilege', () => {
  it('fixation: a session that was planted before the sign-in opens no account afterwards, and what it held is the shopper’s alone', async () => {
    const attacker = await shopperWithCart()
    const victim = copyOf(attacker)
    await enter(victim, 'member')
    expect([await isLetIn(victim), await isLetIn(attacker)]).toEqual([true, false])
    expect([await hasCart(victim), await hasCart(attacker)]).toEqual([true, false])
    expect((await attacker.ask('/consumers-v3/consumer')).status).toBe(403)
  })

  it('rotation: signing in, joining the programme, a new password, a buy-in-store session and leaving it', async () => {
    const browser = openBrowser()
    const seen: (string | undefined)[] = []
    const look = async () => {
      const session = await sessionOf(browser)
      expect(seen).not.toContain(session?.accessToken)
      expect(seen).not.toContain(session?.refreshToken)
      seen.push(session?.accessToken, session?.refreshToken)
      return browser.cookies.get('__Host-shopper')
    }
    const join = joining('rotating@example.com')
    const next = 'ridge-lantern-77'
    await browser.send('/-/cart/add?locale=en-us', { upc: fixtures.plentiful.upc })
    expect(await look()).toBeUndefined()
    await browser.send('/-/sign-in/join?locale=en-us', join)
    expect(await look()).toBe('fellholm-us.registered')
    await browser.send('/-/account/join-loyalty?locale=en-us', { birthDate: '1990-01-01' })
    expect(await look()).toBe('fellholm-us.member')
    const change = { currentPassword: join.password, newPassword: next, confirmPassword: next }
    await browser.send('/-/account/password?locale=en-us', change)
    expect(await look()).toBe('fellholm-us.member')
    expect(await hasCart(browser)).toBe(true)
    const store = { storeId: 's-us-denver', username: 's-us-denver@stores.fellholm.example', password }
    await browser.send('/-/associate/enter?locale=en-us', store)
    expect(await look()).toBe('fellholm-us.associate')
    expect(await hasCart(browser)).toBe(false)
    await browser.send('/-/associate/leave?locale=en-us', {})
    expect(browser.cookies.has(visit)).toBe(false)
  })

  it('refresh reuse: whoever presents a spent refresh token holds a copy, so the session ends for both, and the owner signs in anew', async () => {
    const owner = await signedIn('history')
    const thief = copyOf(owner)
    await deck({ do: 'clock', hours: '1' })
    expect(await isLetIn(owner)).toBe(true)
    await deck({ do: 'clock', hours: '2' })
    expect(await isLetIn(thief)).toBe(false)
    expect(await isLetIn(owner)).toBe(false)
    expect((await owner.ask('/en-us/sign-in?ended=1')).status).toBe(200)
    await enter(owner, 'history')
    expect(await isLetIn(owner)).toBe(true)
  })
})

describe('the cookies, exactly as promised', () => {
  const monthLong = 'Max-Age=2592000; Path=/; '
  const readable = `${monthLong}Secure; SameSite=Lax`
  const sealed = (seconds: number) => `Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Lax`
  const told = (answer: Response) =>
    Object.fromEntries(
      answer.headers.getSetCookie().map(line => {
        const [, name = '', attributes = ''] = /^([^=]+)=[^;]*; (.*)$/.exec(line) ?? []
        return [name, attributes]
      }),
    )

  it('names and attributes: what is sealed is __Host-, HttpOnly, Secure and SameSite=Lax; script reads counts and a standing, and nobody’s name', async () => {
    const browser = openBrowser()
    expect(told(await enter(browser, 'shopper'))).toEqual({
      [visit]: sealed(2_592_000),
      '__Host-notice': sealed(120),
      '__Host-cart-count': readable,
      '__Host-favorites-count': readable,
      '__Host-shopper': readable,
    })
    const left = await browser.post('/-/sign-in/leave?locale=en-us', { from: '/en-us/account' })
    const gone = 'Max-Age=0; Path=/; Secure'
    expect(told(left)).toEqual({
      [visit]: gone,
      '__Host-notice': sealed(120),
      '__Host-cart-count': gone,
      '__Host-favorites-count': gone,
      '__Host-shopper': gone,
    })
    const refused = await openBrowser().post('/-/sign-in/enter?locale=en-us', { username: 'x', password: 'y' })
    expect(told(refused)).toEqual({ '__Host-refused': sealed(120) })
    const started = await openBrowser().post('/-/sign-in/social?locale=en-us', { idp: 'google' })
    expect(told(started)).toEqual({ '__Host-oauth-state': sealed(600) })
  })
})
