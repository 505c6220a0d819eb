import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { locales, type Locale } from '#src/language/locales.ts'
import { fixtures } from '#demo/fixtures.ts'
import { sealSession, sessionCookie, unsealSession, type Session } from '#worker/storefront/visit/session.ts'

import { fieldsUrlIn, typeCard } from '../../shoppers/cards.ts'
import { postToProvider, type Browser } from '../browser.ts'

const secret = 'a-secret-for-tests-only-of-forty-letters'

export const sessionOf = (browser: Browser) => unsealSession(browser.cookies.get(sessionCookie), secret)

/** Changes what the sealed cookie holds, as time or another tab may have done. */
export async function changeSession(browser: Browser, change: Partial<Session>): Promise<void> {
  const session = await sessionOf(browser)
  if (session === undefined) throw new Error('no session')
  browser.cookies.set(sessionCookie, await sealSession({ ...session, ...change }, secret))
}

type Answer = {
  readonly ok: boolean
  readonly code?: string
  readonly to?: string
  readonly problems?: Readonly<Record<string, string>>
  readonly flash?: Readonly<Record<string, string>>
  readonly detail?: unknown
}

/** Posts a command as script does. */
export async function run(browser: Browser, name: string, input: object, locale = 'en-us'): Promise<Answer> {
  const answer = await browser.send(`/-/${name}?locale=${locale}`, input)
  return (await answer.json()) as Answer
}

/** Posts it as a form does; gives where that leads. */
export async function submit(browser: Browser, name: string, fields: Record<string, string>, locale = 'en-us') {
  const answer = await browser.post(`/-/${name}?locale=${locale}`, fields)
  return answer.headers.get('location') ?? ''
}

export const htmlOf = async (browser: Browser, path: string): Promise<string> => (await browser.ask(path)).text()

export async function cartOf(browser: Browser, locale: Locale = 'en-us'): Promise<Cart> {
  return (await (await browser.ask(`/cart/v1/cart/current?locale=${locales[locale].callLocale}`)).json()) as Cart
}

/** Puts pieces in; throws when that is refused. */
export async function add(browser: Browser, upc: string = fixtures.plentiful.upc, qty = 1, locale: Locale = 'en-us') {
  const added = await run(browser, 'cart/add', { upc, qty }, locale)
  if (!added.ok) throw new Error(`not added: ${added.code}`)
  return cartOf(browser, locale)
}

/** The provider's token for a card typed into the fields of this browser's cart. */
export async function typed(browser: Browser, number?: string, locale: Locale = 'en-us'): Promise<string> {
  const html = await htmlOf(browser, `${href(locale, 'checkout')}?step=billing`)
  return typeCard(postToProvider, fieldsUrlIn(html) ?? '', number)
}
