import { listensTo } from '#kv/redirects/difference.ts'
import {
  readAddress,
  readPath,
  type RedirectRequest as Lookup,
  type RedirectVisitor,
} from '#kv/redirects/redirect-request.ts'
import { match, type Redirect } from '#kv/redirects/match/match.ts'
import type { InForce } from '#kv/redirects/storage/reader.ts'
import { carry } from '#routes/carried.ts'
import { isLocale } from '#src/language/locales.ts'

import { countryOf } from '../country.ts'
import { noteRules } from '../explaining/explained.ts'
import { errorPage } from '../pages/error-page.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'
import type { StorefrontContext, StorefrontMiddleware } from '../context.ts'
import { countTraffic } from '../measurement/count-traffic.ts'
import { chooseLocale } from './locale.ts'

/** Coarse on purpose: the client hint where there is one, else what nearly every phone writes of itself. */
function deviceOf(hint: string | undefined, userAgent: string | undefined): 'mobile' | 'desktop' {
  if (hint !== undefined) return hint === '?1' ? 'mobile' : 'desktop'
  return /\bMobile\b|\bAndroid\b|\biPhone\b/.test((userAgent ?? '').slice(0, 512)) ? 'mobile' : 'desktop'
}

const visitorOf = (c: StorefrontContext, host: string): RedirectVisitor => ({
  method: c.req.method,
  host,
  get country() {
    return countryOf(c)
  },
  locale: () => chooseLocale(c),
  device: () => deviceOf(c.req.header('sec-ch-ua-mobile'), c.req.header('user-agent')),
})

const longestKeptSeconds = 3_600

/** Browsers never forget a 301 that says nothing, so a permanent redirect is kept for an hour, or until its rule ends. */
function cacheControl({ status, rule, personal }: Redirect, now: number): string {
  if (status !== 301 && status !== 308) return 'private, no-store'
  const left = rule.activeUntil === undefined ? longestKeptSeconds : Math.floor((rule.activeUntil - now) / 1000)
  return `${personal ? 'private' : 'public'}, max-age=${Math.min(longestKeptSeconds, left)}`
}

/** 410 in the words of the page for what is not there: to a shopper it is the same. */
async function gone(c: StorefrontContext, { locale, path }: Lookup): Promise<Response> {
  c.set('path', path)
  c.set('locale', locale !== undefined && isLocale(locale) ? locale : chooseLocale(c))
  const page = await errorPage(c, 404)
  const headers = new Headers(page.headers)
  headers.set('cache-status', 'fellholm; fwd=bypass; detail=gone')
  return new Response(page.body, { status: 410, headers })
}

/** The redirect for a request, or undefined when no rule matches. */
async function answer(c: StorefrontContext, { id, revision }: InForce): Promise<Response | undefined> {
  const explained = c.get('explained')
  const { address, isolate } = c.env
  if (explained === undefined && isolate.redirects.isRuleless(revision, address.pathname)) return undefined
  const url = new URL(c.env.url)
  const asked = readAddress(url, visitorOf(c, url.hostname), storeAddressing)
  const now = explained?.at ?? Date.now()
  if (explained !== undefined) noteRules(explained, { id, revision }, asked)
  const redirect = match(revision, asked, now, storeAddressing)
  if (redirect === undefined) return undefined
  c.env.trace.notes.redirect = `${id}:${redirect.rule.line}`
  countTraffic(c, 'rule', listensTo(redirect.rule), asked.locale ?? '')
  if (redirect.status === 410) return gone(c, asked)
  const { status, location } = redirect
  return new Response(null, { status, headers: { location, 'cache-control': cacheControl(redirect, now) } })
}

/** Single keys written by hand: they count only where the store has nothing to show. */
async function singleKeyResponse(c: StorefrontContext, url: URL): Promise<Response | undefined> {
  const rule = await c.env.isolate.redirects.singleKey.find(url.pathname)
  if (rule === undefined) return undefined
  c.env.trace.notes.redirect = `single-key:${url.pathname}`
  countTraffic(c, 'single-key', url.pathname, '')
  const location = carry(url.searchParams, rule.location)
  return new Response(null, { status: rule.status, headers: { location, 'cache-control': 'private, no-store' } })
}

const isPageView = (method: string) => method === 'GET' || method === 'HEAD'

/** Looks up a redirect rule for each path (R068), ahead of everything a rule may replace. */
export const redirectRules: StorefrontMiddleware = async (c, next) => {
  if (c.env.address.isReserved) return next()
  const rules = await c.env.isolate.redirects.published.current(c.env.waitUntil)
  if (rules === 'off') {
    const explained = c.get('explained')
    if (explained !== undefined) noteRules(explained, rules)
    return next()
  }
  const response = rules === undefined ? undefined : await answer(c, rules)
  if (response !== undefined) return response
  await next()
  if (c.res.status !== 404 || !isPageView(c.req.method)) return undefined
  const byKey = await singleKeyResponse(c, new URL(c.env.url))
  if (byKey === undefined) {
    const { locale, spellings } = readPath(c.env.address.pathname, storeAddressing)
    countTraffic(c, 'not-found', spellings[0] ?? '/', locale ?? '')
    return undefined
  }
  // Hono merges the headers of an answer that is replaced; this one has nothing in common with it.
  c.res = undefined
  c.res = byKey
  return undefined
}
