import type { Call } from '#src/commerce/call.ts'
import { calls, type CallName } from '#src/commerce/calls/index.ts'
import type { CallRequest } from '#src/commerce/client.ts'
import { locales, type Locale } from '#src/language/locales.ts'

import type { Settings } from '../bindings.ts'
import type { Trace } from '../observability/trace.ts'
import type { Breakers } from './breakers.ts'
import type { Budget } from './budget.ts'
import { familyOf, type Family } from './call-families.ts'

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
  /** Network address of the visitor, for the platform's limits; never of whoever asks for a public page. */
  readonly caller?: string | undefined
  /** The time of the document that the call is for, when that has one. */
  readonly budget?: Budget
  /** Gives the JSON of a text as `JSON.parse` does. */
  readonly parse?: (text: string) => unknown
}

/** What hosts of others answer (ASVS 14.2.3): they limit nothing by who asks, and need not know it. */
const ofOthers: ReadonlySet<Family> = new Set(['content', 'experiments', 'personalization', 'social'])

/** R281–R284: the headers of every call, and those it declares itself (R299). */
function headersOf(
  { settings, trace, locale, caller }: UpstreamTools,
  who: CallCredentials,
  wire: CallRequest,
): Headers {
  const { name, body } = wire
  const { callLocale, site, country } = locales[locale]
  const headers = new Headers({
    accept: 'application/json',
    locale: callLocale,
    // Whoever counts experiments is not the platform, whose key it is.
    ...(isExperiments(wire) && settings.EXPERIMENTS_ORIGIN !== undefined
      ? {}
      : { 'auth-access': settings.AUTH_ACCESS_KEY }),
    'x-correlation-id': trace.correlationId,
    'x-transaction-id': trace.transactionId,
    'x-site-id': site,
    'x-store-origin': settings.STORE_ORIGIN,
    'x-sent-at': `${Date.now()}`,
    channel: 'ECOMM',
    source: 'ECOM15',
    brand: 'FELLHOLM',
    region: country,
    clientapp: 'web',
    ...previewHeaders(wire),
  })
  if (caller !== undefined && !ofOthers.has(familyOf(name))) headers.set('x-client-address', caller)
  if (who.usid !== undefined) headers.set('x-usid', who.usid)
  if (who.accessToken !== undefined) headers.set('authorization', `Bearer ${who.accessToken}`)
  // R296: an order whose wallet was asked for on a product's page says so, with the one cookie that travels on.
  if (name === 'cart.order.place' && who.bid !== undefined && who.bid === who.basketId)
    headers.set('cookie', `bid=${who.bid}`)
  for (const [key, value] of Object.entries(wire.headers)) headers.set(key, value)
  if (body !== undefined) headers.set('content-type', 'application/json')
  return headers
}

const isContent = ({ path }: CallRequest): boolean => path.includes('/caas/')

/** R285: what is looked at before it is published says so in headers, with the moment that is looked at. */
function previewHeaders({ path, query }: CallRequest): Readonly<Record<string, string>> {
  if (!path.startsWith('/preview/caas/')) return {}
  const date = query.get('previewDate')
  return { 'x-preview': 'true', ...(date !== null && { 'x-preview-date': date }) }
}

const isExperiments = ({ name }: CallRequest): boolean => familyOf(name) === 'experiments'

/** Where a call goes; nothing when that is the embedded platform. */
function elsewhere({ CONTENT_ORIGIN, EXPERIMENTS_ORIGIN, COMMERCE_ORIGIN }: Settings, wire: CallRequest) {
  if (isContent(wire)) return CONTENT_ORIGIN ?? COMMERCE_ORIGIN
  return isExperiments(wire) ? (EXPERIMENTS_ORIGIN ?? COMMERCE_ORIGIN) : COMMERCE_ORIGIN
}

/** The path of a call, on a host of experiments as the flag library has it: without base, this stage's datafile as a file. */
function pathThere({ EXPERIMENTS_ORIGIN, EXPERIMENTS_KEY }: Settings, wire: CallRequest): string {
  if (EXPERIMENTS_ORIGIN === undefined || !isExperiments(wire)) return wire.path
  return wire.name === 'experiments.datafile.get'
    ? `/datafiles/${EXPERIMENTS_KEY}.json`
    : wire.path.replace(/^\/experiments/, '')
}

const orderCalls = new Set<CallName>(['cart.order.place', 'cart.order.patch'])

/**
 * Milliseconds a call may take. What only finds out whether the platform is back has less, so that the shopper whose
 * request it is does not wait for a platform that hangs; an order keeps its time (D32).
 */
export function limitOf({ settings, budget }: UpstreamTools, call: CallName, isProbe = false): number {
  if (orderCalls.has(call)) return settings.ORDER_TIMEOUT_MS
  const { timeoutMs = settings.COMMERCE_TIMEOUT_MS }: Call = calls[call]
  const most = Math.min(timeoutMs, isProbe ? settings.BREAKER_PROBE_TIMEOUT_MS : settings.COMMERCE_TIMEOUT_MS)
  return Math.min(most, budget?.(call) ?? most)
}

/** The request of a call, and whether it goes to another platform than the embedded one. */
export function upstreamRequest(tools: UpstreamTools, wire: CallRequest, who: CallCredentials, limitMs: number) {
  const { settings, locale } = tools
  const origin = elsewhere(settings, wire)
  const query = new URLSearchParams(wire.query)
  if (isContent(wire)) query.set('removeNulls', 'true')
  query.set('locale', locales[locale].callLocale)
  const request = new Request(`${origin ?? 'https://commerce.internal'}${pathThere(settings, wire)}?${query}`, {
    method: wire.method,
    headers: headersOf(tools, who, wire),
    redirect: 'manual',
    signal: AbortSignal.timeout(Math.ceil(limitMs)),
    ...(wire.body === undefined ? {} : { body: wire.body }),
  })
  return { request, isElsewhere: origin !== undefined }
}
