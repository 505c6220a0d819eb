import { createHash } from 'node:crypto'
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'

import type { Tokens } from '#src/commerce/calls/session-shapes.ts'
import { calls, type AnswerOf, type CallName, type InputOf } from '#src/commerce/calls/index.ts'
import type { Call } from '#src/commerce/call.ts'
import { refusalOf, roles } from '#src/commerce/permissions.ts'
import { locales, type Locale } from '#src/language/locales.ts'
import { type SeededRole } from '#demo/people/people.ts'
import { emailOf, seededPassword } from '#demo/fixtures.ts'
import { sealSession, sessionCookie, sessionFrom, unsealSession } from '#worker/storefront/visit/session.ts'

import { callerOver, type Reply } from '../../shoppers/caller.ts'
import { typeCard as takeCard } from '../../shoppers/cards.ts'
import { openBrowser, postToProvider, type Browser } from '../browser.ts'
import { callerIn, type Contracted } from '../contract/contract.ts'

const secret = 'a-secret-for-tests-only-of-forty-letters'

type Platform = { readonly COMMERCE: Fetcher }

/** Makes a call as the storefront's worker makes it: to the platform, with the key and a token of its own. */
export const asWorker = <Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  { token, locale = 'en-us' }: { token?: string | undefined; locale?: Locale } = {},
): Promise<Reply<AnswerOf<Name>>> => {
  const { site, callLocale } = locales[locale]
  const call = callerOver(
    (path, init) => (env as unknown as Platform).COMMERCE.fetch(`https://commerce.internal${path}`, init),
    {
      'auth-access': 'a-key-for-tests-only',
      'x-site-id': site,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    callLocale,
  )
  return call(name, input)
}

/** A call as somebody makes it who does not know the store's key. */
export const withoutKey = (path: string): Promise<Response> =>
  (env as unknown as Platform).COMMERCE.fetch(`https://commerce.internal${path}`, { method: 'POST', body: '{}' })

/** A proof of possession (RFC 7636): what only the worker knows, and what it shows beforehand. */
export const codeVerifier = 'a-verifier-that-nobody-else-knows-of-at-all-0123456789'
export const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')

export const guestToken = async (locale: Locale = 'en-us'): Promise<Tokens> =>
  (await asWorker('auth.token.create', { grantType: 'guest' }, { locale })).answer

/** Signs in by e-mail and password, as the worker does; throws when it is refused. */
export async function tokensFor(email: string, password = seededPassword, locale: Locale = 'en-us'): Promise<Tokens> {
  const { accessToken: token } = await guestToken(locale)
  const signedIn = await asWorker(
    'auth.credentials.signin',
    { username: email, password, codeChallenge },
    { token, locale },
  )
  const { authorizationCode } = signedIn.answer
  const exchanged = await asWorker(
    'auth.token.create',
    { grantType: 'authorizationCode', authorizationCode, codeVerifier },
    { locale },
  )
  if (exchanged.status !== 200) throw new Error(`${email} was not let in: ${signedIn.code ?? exchanged.code}`)
  return exchanged.answer
}

export type Person = {
  readonly browser: Browser
  readonly call: <Name extends CallName>(name: Name, input: InputOf<Name>) => Promise<Contracted<Name>>
  readonly tokens: Tokens
  /** What the sealed cookie holds. */
  readonly session: () => ReturnType<typeof unsealSession>
}

/** Codes that a call was refused with, by test file and name. */
const provoked = new Map<string, Set<string>>()

const codesOf = (name: CallName): Set<string> => {
  const key = `${expect.getState().testPath} ${name}`
  const codes = provoked.get(key) ?? new Set<string>()
  provoked.set(key, codes)
  return codes
}

/** A browser whose session is that of these tokens; what its calls are refused with is written down. */
export async function personWith(tokens: Tokens, locale: Locale = 'en-us'): Promise<Person> {
  const browser = openBrowser()
  const session = { ...sessionFrom(tokens, locales[locale].site), basketId: tokens.basketId }
  browser.cookies.set(sessionCookie, await sealSession(session, secret))
  const call = callerIn(locale, browser)
  return {
    browser,
    tokens,
    session: () => unsealSession(browser.cookies.get(sessionCookie), secret),
    call: async (name, input) => {
      const reply = await call(name, input)
      if (reply.code !== undefined) codesOf(name).add(reply.code)
      return reply
    },
  }
}

/** Somebody of the seed, signed in. */
export const signedIn = async (role: SeededRole, locale: Locale = 'en-us'): Promise<Person> =>
  personWith(await tokensFor(emailOf(role), seededPassword, locale), locale)

export const guest = async (locale: Locale = 'en-us'): Promise<Person> => personWith(await guestToken(locale), locale)

let newcomers = 0

/** A new account of its own, signed in; nobody else's test can touch it. */
export async function newcomer(
  more: Partial<InputOf<'auth.account.signup'>> = {},
): Promise<Person & { readonly email: string; readonly password: string }> {
  newcomers += 1
  const email = `newcomer-${newcomers}@example.com`
  const password = 'slow-ferry-crossing'
  const { accessToken: token } = await guestToken()
  const person = { firstName: 'New', lastName: 'Comer', email, password, confirmPassword: password, ...more }
  const { answer } = await asWorker('auth.account.signup', { ...person, codeChallenge }, { token })
  const authorizationCode = answer.authorizationCode ?? ''
  const grantType = 'authorizationCode'
  const exchanged = await asWorker('auth.token.create', { grantType, authorizationCode, codeVerifier })
  return { ...(await personWith(exchanged.answer)), email, password }
}

/** A new account whose e-mail is proven by the link of its letter. */
export async function provenNewcomer() {
  const person = await newcomer()
  await person.call('consumer.email.confirm', { token: await codeFor(person.email, 'confirm-email') })
  return person
}

/**
 * Codes a call declares that no test of this file has provoked through the proxy. What everybody is refused with by
 * the table of permissions is proven, call by call, in `authorisation-matrix.test.ts`.
 */
export function notProvoked(names: readonly CallName[]): string[] {
  const byPermission = new Set(['AUT401', 'AUT404', 'AUT498'])
  return names.flatMap(name => {
    const { errors, who }: Call = calls[name]
    const refusals = new Set<string | undefined>(roles.map(role => refusalOf(who, [role])))
    return errors
      .filter(code => !byPermission.has(code) && !refusals.has(code) && !codesOf(name).has(code))
      .map(code => `${name} ${code}`)
  })
}

/** Sets the clock of the American shop so many years ahead of this machine's; whoever came before has to come again. */
export const inYears = (years: number): Promise<Response> =>
  openBrowser().post('/admin/scenarios', { site: 'fellholm-us', do: 'clock', hours: String(years * 366 * 24) })

export type ReceivedEmail = {
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly link?: string
}

/** The letters somebody got, newest first, from the mailbox page. */
export async function emailsTo(recipient: string): Promise<ReceivedEmail[]> {
  const answer = await openBrowser().ask(`/admin/mailbox?to=${encodeURIComponent(recipient)}`, {
    headers: { accept: 'application/json' },
  })
  return ((await answer.json()) as { letters: ReceivedEmail[] }).letters
}

/** The code in the link of somebody's newest letter of a kind. */
export async function codeFor(recipient: string, kind: string): Promise<string> {
  const letter = (await emailsTo(recipient)).find(one => one.kind === kind)
  return /=([\w-]{43})$/.exec(letter?.link ?? '')?.[1] ?? ''
}

/** The six digits of somebody's newest letter with a code to sign in with. */
export async function signInCodeOf(recipient: string): Promise<string> {
  const letter = (await emailsTo(recipient)).find(({ kind }) => kind === 'sign-in-code')
  return /\d{6}/.exec(letter?.subject ?? '')?.[0] ?? ''
}

/** Types a card into the provider's fields in a session of this person's basket, and gives its token. */
export async function typeCard({ call }: Person, number?: string): Promise<string> {
  const { answer: cart } = await call('cart.cart.create', {})
  const { answer: session } = await call('cart.payment-session.get', { basketId: cart.id })
  return takeCard(postToProvider, session.fieldsUrl, number)
}
