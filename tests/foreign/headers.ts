import type { CallOf } from './requests.ts'
import { requests } from './requests.ts'

/** Section 7: what every call says, and in which form. */
const always: Readonly<Record<string, RegExp>> = {
  accept: /^application\/json$/,
  'auth-access': /^.{16,}$/,
  'x-transaction-id': /^[\w-]{8,}$/,
  'x-correlation-id': /^[\w-]{8,}$/,
  locale: /^[a-z]{2}_[A-Z]{2}$/,
  channel: /^(?:MAPP|ECOMM)$/,
  source: /^ECOM15$/,
  brand: /^\w+$/,
  region: /^[A-Z]{2}$/,
  clientapp: /^\w+$/,
  'x-site-id': /^[\w-]+$/,
  'x-sent-at': /^\d{13}$/,
  'x-store-origin': /^https?:\/\//,
}

/** What some calls say besides. */
const sometimes = new Set(['authorization', 'x-usid', 'content-type', 'content-length', 'cookie', 'idempotency-key'])

/** What the store's documentation adds where a session is begun, and nowhere else: a browser by name, no more of it. */
const isDevice = (call: CallOf, name: string, headers: Headers): boolean =>
  name === 'x-client-device' && call === 'POST /token/v2/auth/token' && /^[\w ]+-[\w ]+$/.test(headers.get(name) ?? '')

/** Who a token belongs to, as the platform knows it. */
export type Bearer = { readonly usid: string }

type Said = {
  readonly call: CallOf
  readonly headers: Headers
  readonly query: URLSearchParams
  readonly hasBody: boolean
  readonly bearer: Bearer | undefined
}

function misfitsOfBearer({ call, headers, bearer }: Said): readonly string[] {
  const usid = headers.get('x-usid')
  const isOpen = 'isOpen' in requests[call]
  if (isOpen) return headers.has('authorization') ? ['names a token where none is needed'] : []
  if (bearer === undefined) return ['names no token that was given']
  // R282: the id of the session that the token belongs to.
  return usid === bearer.usid ? [] : [`x-usid is ${usid}, the token’s is ${bearer.usid}`]
}

/** What is wrong with the headers of a request: one is missing, malformed or unknown. */
export function misfitsOfHeaders(said: Said): readonly string[] {
  const { call, headers, query, hasBody } = said
  const wrong = Object.entries(always).flatMap(([name, form]) =>
    form.test(headers.get(name) ?? '') ? [] : [`header ${name} is ${headers.get(name)}`],
  )
  const unknown = [...headers.keys()]
    .filter(name => !Object.hasOwn(always, name) && !sometimes.has(name) && !isDevice(call, name, headers))
    .map(name => `header ${name} is unknown`)
  const isKeyed = 'isKeyed' in requests[call]
  return [
    ...wrong,
    ...unknown,
    ...misfitsOfBearer(said),
    ...(query.get('locale') === headers.get('locale') ? [] : ['query and header name two locales']),
    ...(headers.has('content-type') === hasBody ? [] : ['content-type without a body, or a body without it']),
    ...(isKeyed === headers.has('idempotency-key') ? [] : ['Idempotency-Key is missing, or not of this call']),
    ...(headers.has('cookie') && !/^bid=[\w-]+$/.test(headers.get('cookie') ?? '') ? ['cookies travel on'] : []),
  ]
}
