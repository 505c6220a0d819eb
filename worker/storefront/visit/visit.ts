import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import type { Call } from '#src/commerce/call.ts'
import { calls } from '#src/commerce/calls/index.ts'
import { createClient, type CallRequest } from '#src/commerce/client.ts'
import { errorStatus } from '#src/commerce/errors.ts'
import { isOpenToLooks } from '#src/commerce/calls/look-access.ts'
import { timeout } from '#src/kit/time/timeout.ts'
import { locales } from '#src/language/locales.ts'
import { sentenceOf } from '#src/language/sentences.ts'
import { dismissedCookie } from '#src/shop/cart/model/approaching.ts'

import { withoutForgeableHeaders } from '../middleware/security-headers.ts'
import { callUpstream, NotSentError, type UpstreamAnswer } from '../proxy/upstream.ts'
import type { StorefrontContext, StorefrontMiddleware } from '../context.ts'
import { createSessionHolder, type SessionHolder } from './session-holder.ts'
import { pseudonym } from './pseudonym.ts'
import type { Visit } from './visit-type.ts'
import { visitorTools } from './visitor-tools.ts'
import { isTokenFresh, sealSession, sessionCookie, sessionCookieOptions, sessionFrom, type Session } from './session.ts'
import { deleteCounts, setCartCount, setFavoritesCount, setVisitorRole } from './readable-cookies.ts'

/** What the platform says too, said without asking it. */
const refusedToLook: UpstreamAnswer = {
  status: errorStatus.AUT457,
  json: { errorDetails: [{ errorId: 'AUT457', message: sentenceOf('AUT457') }] },
  retried: false,
  retryAfter: null,
}

/** AUT498: the customer behind the token is gone. */
const invalidCustomer = errorStatus.AUT498

/** Longest a page waits for a new token before it begins all the same. */
const readyMs = 1_000

/** A visit whose cookie is opened only when it is needed; public pages never open it. */
function createVisit(c: StorefrontContext): Visit {
  const { isolate, trace } = c.env
  const locale = c.get('locale')
  const { site } = locales[locale]
  const tools = { ...isolate, ...visitorTools(c), trace, locale, caller: c.req.header('cf-connecting-ip') }
  const holder = createSessionHolder(c)
  const { session, replace, leave, renewed, tokened } = holder
  let isCustomerGone = false

  async function send(call: CallRequest): Promise<UpstreamAnswer> {
    const { who, session: effect }: Call = calls[call.name]
    if (who === 'anyone') return callUpstream(tools, call)
    const known = await tokened()
    if (known === undefined) throw new NotSentError('no token to be had')
    if (known.look !== undefined && !isOpenToLooks(call.name)) return refusedToLook
    const answer = await callUpstream(tools, call, known)
    if (answer.status === invalidCustomer) {
      isCustomerGone = true
      leave()
    }
    // With a refused token nothing was done, so the call may be repeated; except where a password was typed, which may
    // be what was refused.
    if (answer.status !== 401 || effect === 'asks' || effect === 'begins') return answer
    const fresh = await renewed(known)
    return fresh === undefined ? answer : callUpstream(tools, call, fresh)
  }

  const commerce = createClient(send)

  return {
    session,
    leave,
    commerce,
    send,
    isSettled: holder.isSettled,
    isCustomerGone: () => isCustomerGone,
    ready: () => lasting(holder),
    change: async change => {
      const found = await session()
      if (found !== undefined) replace({ ...found, ...change })
    },
    signIn: async tokens => {
      const before = await session()
      const isAtWork = tokens.consumerType === 'ASSOCIATE' || tokens.look !== undefined
      const kept = isAtWork ? {} : { order: before?.order, soldIn: soldInto(before, tokens.basketId) }
      replace({ ...sessionFrom(tokens, site), ...kept, basketId: tokens.basketId })
    },
    renew: async () => void (await renewed(await session())),
    signOut: async () => {
      const found = await session()
      if (found !== undefined && found.consumerType !== 'GUEST')
        await commerce('auth.session.signout', { refreshToken: found.refreshToken })
      if (getCookie(c, dismissedCookie) !== undefined) deleteCookie(c, dismissedCookie, { path: '/', secure: true })
      leave()
    },
    setCartCount: count => setCartCount(c, count),
    setFavoritesCount: count => setFavoritesCount(c, count),
    seal: async () => {
      if (holder.hasChanged()) await writeCookies(c, await session())
    },
  }
}

/** A cart that was handed over may be poured into the account's own: the sale stays that of who put it together. */
const soldInto = ({ soldIn, basketId }: Partial<Session> = {}, into: string | undefined): Session['soldIn'] =>
  soldIn?.basketId === basketId && into !== undefined ? soldIn && { ...soldIn, basketId: into } : soldIn

/** A streamed page sets no cookie once it has begun, so a token about to end is renewed before. */
async function lasting({ session, tokened }: SessionHolder): Promise<void> {
  const found = await session()
  if (found === undefined || isTokenFresh(found)) return
  await timeout(readyMs, tokened()).catch(() => undefined)
}

/** Writes the session and visitor role cookies, or deletes them. */
async function writeCookies(c: StorefrontContext, session: Session | undefined): Promise<void> {
  setVisitorRole(c, session)
  if (session === undefined) {
    deleteCookie(c, sessionCookie, { path: '/', secure: true })
    return deleteCounts(c)
  }
  const sealed = await sealSession(session, c.env.settings.SESSION_SECRET)
  setCookie(c, sessionCookie, sealed, sessionCookieOptions)
}

/** Adds a pseudonym of the network address to the log. */
async function noteWhere(c: StorefrontContext): Promise<void> {
  const { trace, settings } = c.env
  const caller = c.req.header('cf-connecting-ip')
  if (caller !== undefined) trace.notes.from = await pseudonym(caller, settings.SESSION_SECRET)
}

/** Puts the visit within reach of personal pages, commands and proxied calls, and its changes into the answer. */
export const visitSession: StorefrontMiddleware = async (c, next) => {
  c.req.raw = withoutForgeableHeaders(c.req.raw)
  const visit = createVisit(c)
  c.set('visit', visit)
  void noteWhere(c)
  await next()
  await visit.seal()
}
