import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Session } from '../visit/session.ts'

/** `current` stands for what is the visit's own: script never needs to know it, and a token it must not know. */
const own = 'current'

/** A request's values before its call's schemas have parsed them. */
export type CallInput = {
  readonly params: Record<string, string>
  readonly query: URLSearchParams
  readonly body: unknown
}

/** Which names may say `current`, and what then stands there. */
const ownValues = {
  basketId: session => session?.basketId,
  cartId: session => session?.basketId,
  refreshToken: session => session?.refreshToken,
} as const satisfies Record<string, (session: Session | undefined) => string | undefined>

/** The refusal for a visit without cart or session. */
const absent = { basketId: 'BSK404', cartId: 'BSK404', refreshToken: 'AUT401' } as const satisfies Record<
  keyof typeof ownValues,
  'BSK404' | 'AUT401'
>

const names = Object.keys(ownValues) as (keyof typeof ownValues)[]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Fields = Readonly<Record<string, unknown>>

function filled(session: Session | undefined, fields: Fields): Result<Fields, 'BSK404' | 'AUT401'> {
  const asked = names.filter(name => fields[name] === own)
  const missing = asked.find(name => ownValues[name](session) === undefined)
  if (missing !== undefined) return fail(absent[missing])
  return ok({ ...fields, ...Object.fromEntries(asked.map(name => [name, ownValues[name](session)])) })
}

/** A guest's things to be taken over at sign-in; a visit without a basket brings none. */
function withGuestObjects(session: Session | undefined, body: Fields): Fields {
  if (!isObject(body.guestObjects)) return body
  const objects = filled(session, body.guestObjects)
  const { basketId: _, ...others } = body.guestObjects
  return { ...body, guestObjects: objects.ok ? objects.value : others }
}

const saysOwn = (fields: Fields): boolean => names.some(name => fields[name] === own)

/** Whether a request says `current` anywhere; only then is the session read. */
export const namesOwnValues = ({ params, query, body }: CallInput): boolean =>
  saysOwn(params) ||
  saysOwn(Object.fromEntries(query)) ||
  (isObject(body) && (saysOwn(body) || (isObject(body.guestObjects) && saysOwn(body.guestObjects))))

/** Puts the visit's own basket and token where the request says `current`. */
export function withOwnValues(session: Session | undefined, given: CallInput): Result<CallInput, 'BSK404' | 'AUT401'> {
  const params = filled(session, given.params)
  const query = filled(session, Object.fromEntries(given.query))
  const body = isObject(given.body) ? filled(session, withGuestObjects(session, given.body)) : ok(given.body)
  if (!params.ok) return params
  if (!query.ok) return query
  if (!body.ok) return body
  const search = new URLSearchParams(given.query)
  for (const name of names) if (search.get(name) === own) search.set(name, String(query.value[name]))
  return ok({ params: params.value as CallInput['params'], query: search, body: body.value })
}
