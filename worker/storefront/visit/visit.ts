import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import type { Call } from '#src/commerce/call.ts'
import type { Tokens } from '#src/commerce/calls/authentication.ts'
import { calls } from '#src/commerce/calls/index.ts'
import { createClient, type Commerce, type WireRequest } from '#src/commerce/client.ts'
import { errorStatus } from '#src/commerce/errors.ts'
import { locales } from '#src/language/locales.ts'
import { shopperCookie, shopperValue, standingOf } from '#src/shop/sign-in/model/standing.ts'

import { cleaned } from '../middleware/security.ts'
import { callUpstream, type UpstreamAnswer } from '../proxy/upstream.ts'
import type { Asked, Step } from '../storefront.ts'
import { sealSession, sessionCookie, sessionFrom, sessionSeconds, unsealSession, type Session } from './session.ts'

/** Refreshed this long before the platform would refuse the token. */
const marginMs = 30_000

/** How many things are in the cart, and how many are favourites. */
export const cartCountCookie = 'cart-count'
const favoritesCountCookie = 'favorites-count'

/** AUT498: the customer behind the token is gone. */
const invalidCustomer = errorStatus.AUT498

/** Longest a page waits for a new token before it begins all the same. */
const readyMs = 1_000

export type Visit = {
  /** The session, when the visitor has one of this site. */
  readonly session: () => Promise<Session | undefined>
  /** Makes sure that the token lasts as long as the page that is about to be streamed. */
  readonly ready: () => Promise<void>
  /** Changes the session; the cookie is sealed anew when the answer leaves. */
  readonly change: (change: Partial<Session>) => Promise<void>
  /** Goes on as whom these tokens belong to; the session is another one from here on. */
  readonly signIn: (tokens: Tokens) => Promise<void>
  /** Forgets the session and the cart's count; the next call begins a guest's. */
  readonly leave: () => void
  /** Ends the session at the platform as well, so that its tokens are worth nothing any more (R182). */
  readonly signOut: () => Promise<void>
  /** Calls the platform as this visitor; a first call that needs a token fetches a guest's. */
  readonly commerce: Commerce
  /** The same for a request that is already in wire form (the proxy). */
  readonly send: (wire: WireRequest) => Promise<UpstreamAnswer>
  readonly setCartCount: (count: number) => void
  readonly setFavoritesCount: (count: number) => void
  readonly seal: () => Promise<void>
}

/** A visit reads its cookie only when somebody asks; on public pages nobody does. */
function createVisit(c: Asked): Visit {
  const { settings } = c.var
  const { site } = locales[c.var.locale]
  const tools = { settings, trace: c.var.trace, locale: c.var.locale }
  const anyone = createClient(wire => callUpstream(tools, wire))
  let current: Promise<Session | undefined> | undefined
  let changed = false

  const session = () =>
    (current ??= unsealSession(getCookie(c, sessionCookie), settings.SESSION_SECRET).then(found =>
      found?.site === site ? found : undefined,
    ))

  const replace = (next: Session) => {
    changed = true
    current = Promise.resolve(next)
    return next
  }

  async function renewed(before: Session | undefined): Promise<Session | undefined> {
    const refreshed =
      before === undefined
        ? undefined
        : await anyone('auth.token.create', { grantType: 'refresh', refreshToken: before.refreshToken })
    if (refreshed?.ok) return replace({ ...before, ...sessionFrom(refreshed.value, site) })
    if (refreshed !== undefined && refreshed.code !== 'AUT401') return undefined
    const guest = await anyone('auth.token.create', { grantType: 'guest' })
    return guest.ok ? replace(sessionFrom(guest.value, site)) : undefined
  }

  async function tokened(): Promise<Session | undefined> {
    const found = await session()
    return found === undefined || found.accessEndsAt - marginMs < Date.now() ? renewed(found) : found
  }

  /** Forgets the session: whatever comes next is a guest's. */
  const leave = () => {
    changed = true
    current = Promise.resolve(undefined)
  }

  /** Whatever the platform answers, this browser is signed out. */
  async function signOut(): Promise<void> {
    const found = await session()
    if (found !== undefined && found.consumerType !== 'GUEST')
      await commerce('auth.session.signout', { refreshToken: found.refreshToken })
    leave()
  }

  /** A fact of the visit that script may read, so that a cached page can show it. */
  const tellScript = (name: string, value: string) =>
    setCookie(c, name, value, { path: '/', maxAge: sessionSeconds, sameSite: 'Lax', secure: true })

  /** What script is told of who shops. */
  function showStanding(found: Session | undefined): void {
    const standing = found && standingOf(found)
    if (standing !== undefined) tellScript(shopperCookie, shopperValue(site, standing))
    else if (getCookie(c, shopperCookie) !== undefined) deleteCookie(c, shopperCookie, { path: '/', secure: true })
  }

  async function send(wire: WireRequest): Promise<UpstreamAnswer> {
    const { who, session: effect }: Call = calls[wire.name]
    if (who === 'anyone') return callUpstream(tools, wire)
    const holder = await tokened()
    if (holder === undefined) throw new Error('no token to be had')
    const answer = await callUpstream(tools, wire, holder)
    if (answer.status === invalidCustomer) leave()
    // A refused token means that nothing was done, so the call may be made again; but where somebody typed a password,
    // that is what was refused.
    if (answer.status !== 401 || effect === 'asks' || effect === 'begins') return answer
    const fresh = await renewed(holder)
    return fresh === undefined ? answer : callUpstream(tools, wire, fresh)
  }

  /** A streamed page sets no cookie once it has begun, so a token about to end is renewed before. */
  async function ready(): Promise<void> {
    if (getCookie(c, sessionCookie) === undefined || (await session()) === undefined) return
    const late = new Promise(resolve => {
      setTimeout(resolve, readyMs)
    })
    await Promise.race([tokened().catch(() => undefined), late])
  }

  const commerce = createClient(send)

  return {
    session,
    ready,
    change: async change => {
      const found = await session()
      if (found !== undefined) replace({ ...found, ...change })
    },
    signIn: async tokens => {
      const before = await session()
      const order = tokens.consumerType === 'ASSOCIATE' ? undefined : before?.order
      replace({ ...sessionFrom(tokens, site), order, basketId: tokens.basketId })
    },
    leave,
    signOut,
    commerce,
    send,
    setCartCount: count => tellScript(cartCountCookie, `${count}`),
    setFavoritesCount: count => tellScript(favoritesCountCookie, `${count}`),
    seal: async () => {
      if (!changed) return
      const sealed = await session()
      showStanding(sealed)
      if (sealed === undefined) {
        deleteCookie(c, sessionCookie, { path: '/', secure: true })
        for (const name of [cartCountCookie, favoritesCountCookie]) deleteCookie(c, name, { path: '/', secure: true })
        return
      }
      setCookie(c, sessionCookie, await sealSession(sealed, settings.SESSION_SECRET), {
        path: '/',
        secure: true,
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: sessionSeconds,
      })
    },
  }
}

/** Puts the visit within reach of personal pages, commands and proxied calls, and its changes into the answer. */
export const visited: Step = async (c, next) => {
  c.req.raw = cleaned(c.req.raw)
  const visit = createVisit(c)
  c.set('visit', visit)
  await next()
  await visit.seal()
}
