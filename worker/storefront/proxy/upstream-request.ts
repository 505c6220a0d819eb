import type { Call } from '#src/commerce/call.ts'
import { calls, type CallName } from '#src/commerce/calls/index.ts'
import type { CallRequest } from '#src/commerce/client.ts'
import { locales, type Locale } from '#src/language/locales.ts'

import type { Settings } from '../bindings.ts'
import type { Trace } from '../observability/trace.ts'
import type { Breakers } from './breakers.ts'
import type { Budget } from './budget.ts'
import { familyOf, type Family } from './call-families.ts'
import type { Channel } from '../channel.ts'
import type { KnownAnswers } from './known-answers.ts'
import { serviceOf } from './services.ts'

/** On whose behalf a call is made. */
export type CallCredentials = {
  readonly accessToken?: string
  readonly usid?: string
  readonly basketId?: string | undefined
  readonly bid?: string | undefined
}

export type UpstreamTools = {
  readonly settings: Settings
  readonly breakers: Breakers
  readonly trace: Trace
  readonly locale: Locale
  /** The visitor's network address, for the platform's rate limits. Public pages are asked for without it. */
  readonly caller?: string | undefined
  /** The visitor's kind of browser or app, for the list of where an account is signed in. Calls of public pages do not send it. */
  readonly device?: string | undefined
  /** The visitor's channel (R389). Public pages have none. */
  readonly channel?: Channel | undefined
  /** The session that the app has handed over to its web view; it counts while the visit has none of its own. */
  readonly appUsid?: string | undefined
  /** The visitor's consent, in the consent cookie's form. */
  readonly consent?: (() => string) | undefined
  /** The time of the document that the call is for, when that has one. */
  readonly budget?: Budget
  /** Gives the JSON of a text as `JSON.parse` does. */
  readonly parse?: (text: string) => unknown
  /** Answers to requests that name no visitor. */
  readonly known?: KnownAnswers
}

/** Families answered by other hosts (ASVS 14.2.3). They have no limits by address, so they are not sent it. */
const ofOthers: ReadonlySet<Family> = new Set(['content', 'experiments', 'data platform', 'personalization', 'social'])

type RequestHeaders = Readonly<Record<string, string>>

/** R281–R284: the headers of every call, and those it declares itself (R299). */
function headersOf(
  { settings, trace, locale, caller, device, channel = 'ECOMM' }: UpstreamTools,
  call: CallRequest,
  isService: boolean,
): RequestHeaders {
  const { callLocale, site, country } = locales[locale]
  return {
    accept: 'application/json',
    locale: callLocale,
    // A host of others is not the platform, whose key it is.
    ...(isService ? {} : { 'auth-access': settings.AUTH_ACCESS_KEY }),
    'x-correlation-id': trace.correlationId,
    'x-transaction-id': trace.transactionId,
    'x-site-id': site,
    'x-store-origin': settings.STORE_ORIGIN,
    'x-sent-at': `${Date.now()}`,
    channel,
    source: 'ECOM15',
    brand: 'FELLHOLM',
    region: country,
    clientapp: 'web',
    ...previewHeaders(call),
    ...(caller !== undefined && !isOfOthers(call) && { 'x-client-address': caller }),
    ...(device !== undefined && isBeginning(call) && { 'x-client-device': device }),
    ...call.headers,
    ...(call.body !== undefined && { 'content-type': 'application/json' }),
  }
}

/** Whether a call may begin a session; nothing else is told what somebody shops with. */
const isBeginning = ({ name }: CallRequest): boolean => {
  const { session }: Call = calls[name]
  return session === 'begins'
}

const isOfOthers = ({ name }: CallRequest): boolean => ofOthers.has(familyOf(name))

/** Who asks: nothing of that goes to hosts of others, which are told what was agreed to instead. */
function visitorHeaders(
  { appUsid, consent }: UpstreamTools,
  { usid = appUsid, accessToken, bid, basketId }: CallCredentials,
  call: CallRequest,
): RequestHeaders {
  if (isOfOthers(call)) return consent === undefined ? {} : { 'x-consent': consent() }
  // R296: an order whose wallet was asked for on a product's page says so, with the one cookie that travels on.
  const isOfWallet = call.name === 'cart.order.place' && bid !== undefined && bid === basketId
  return {
    ...(usid !== undefined && { 'x-usid': usid }),
    ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
    ...(isOfWallet && { cookie: `bid=${bid}` }),
  }
}

const isContent = ({ path }: CallRequest): boolean => path.includes('/caas/')

/** R285: what is looked at before it is published says so in headers, with the moment that is looked at. */
function previewHeaders({ path, query }: CallRequest): Readonly<Record<string, string>> {
  if (!path.startsWith('/preview/caas/')) return {}
  const date = query.get('previewDate')
  return { 'x-preview': 'true', ...(date !== null && { 'x-preview-date': date }) }
}

/** Where a call goes that no host of others answers; nothing when that is the embedded platform. */
const platformOf = ({ CONTENT_ORIGIN, COMMERCE_ORIGIN }: Settings, call: CallRequest) =>
  isContent(call) ? (CONTENT_ORIGIN ?? COMMERCE_ORIGIN) : COMMERCE_ORIGIN

const orderCalls = new Set<CallName>(['cart.order.place', 'cart.order.patch'])

/**
 * Milliseconds a call may take. What only finds out whether the platform is back has less, so that the shopper whose
 * request it is does not wait for a platform that hangs; an order keeps its time (D32).
 */
export function limitOf({ settings, budget }: UpstreamTools, call: CallName, isProbe = false): number {
  if (orderCalls.has(call)) return settings.ORDER_TIMEOUT_MS
  const { timeoutMs = settings.COMMERCE_TIMEOUT_MS }: Call = calls[call]
  // R373: no page waits for the data platform, so its timeout may be longer than the platform's.
  const usual = familyOf(call) === 'data platform' ? timeoutMs : settings.COMMERCE_TIMEOUT_MS
  const most = Math.min(timeoutMs, isProbe ? settings.BREAKER_PROBE_TIMEOUT_MS : usual)
  return Math.min(most, budget?.(call) ?? most)
}

/**
 * The request of a call, with the address that its answer is kept by (method, site and URL); the answer that it asks about, and
 * whether it goes to another platform than the embedded one.
 */
export function upstreamRequest(tools: UpstreamTools, call: CallRequest, who: CallCredentials, limitMs: number) {
  const { settings, locale } = tools
  const service = serviceOf(settings, call)
  const origin = service?.origin ?? platformOf(settings, call)
  const query = new URLSearchParams(call.query)
  if (isContent(call)) query.set('removeNulls', 'true')
  query.set('locale', locales[locale].callLocale)
  const url = `${origin ?? 'https://commerce.internal'}${service?.path ?? call.path}?${query}`
  const address = `${call.method} ${locales[locale].site} ${url}`
  const known = tools.known?.taggedAnswer(address)
  const request = new Request(url, {
    method: call.method,
    headers: {
      ...headersOf(tools, call, service !== undefined),
      ...visitorHeaders(tools, who, call),
      ...(service?.key !== undefined && { 'x-api-key': service.key }),
      ...(known !== undefined && { 'if-none-match': known.tag }),
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(Math.ceil(limitMs)),
    ...(call.body === undefined ? {} : { body: call.body }),
  })
  return { request, address, known, isElsewhere: origin !== undefined }
}
