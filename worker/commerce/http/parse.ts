import { getDotPath, safeParse, type GenericSchema } from 'valibot'

import type { Call } from '#src/commerce/call.ts'
import { namesIn } from '#src/commerce/names-in.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { bodyLimit, outOfBounds, readText } from './body.ts'

/** A request after parsing, its exact types forgotten; `Handlers` remembers them for each call. */
export type ParsedRequest = {
  readonly path: Readonly<Record<string, string>>
  readonly query: unknown
  readonly body: unknown
  readonly headers: unknown
}

/** Most bytes of a call's body. */
export const limitOf = ({ bodyBytes = bodyLimit }: Pick<Call, 'bodyBytes'>): number => bodyBytes

type Refused = 'API400' | 'API415' | 'too-large'

type Part = 'query' | 'body' | 'headers'

const badInput = (part: Part, message: string, path: string | null = null) =>
  fail('API400', { path: path === null ? part : `${part}.${path}`, message })

function checked(part: Part, schema: GenericSchema, value: unknown): Result<unknown, 'API400'> {
  const parsed = safeParse(schema, value, { abortEarly: true })
  if (parsed.success) return ok(parsed.output)
  const [issue] = parsed.issues
  return badInput(part, issue.message, getDotPath(issue))
}

async function bodyOf(schema: GenericSchema, request: Request, limit: number): Promise<Result<unknown, Refused>> {
  const type = request.headers.get('content-type') ?? ''
  if (type.split(';')[0]?.trim().toLowerCase() !== 'application/json') return fail('API415')
  const text = await readText(request, limit)
  if (!text.ok) return text
  let json: unknown
  try {
    json = JSON.parse(text.value)
  } catch {
    return badInput('body', 'not JSON')
  }
  const problem = outOfBounds(json)
  return problem === undefined ? checked('body', schema, json) : badInput('body', problem)
}

/** One value of a parameter stays text, several become a list. */
const queryOf = (search: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(search.keys())].map(key => {
      const values = search.getAll(key)
      return [key, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )

/** The headers a schema names, however they are spelled on the way; a call knows of no others. */
function headersOf(schema: GenericSchema, { headers }: Request): Result<unknown, 'API400'> {
  const sent = namesIn(schema).map(name => [name, headers.get(name) ?? undefined])
  return checked('headers', schema, Object.fromEntries(sent))
}

/** Parses a request as its call declares; the first problem is named by its path. */
export async function parseRequest(
  call: Call,
  request: Request,
  path: Readonly<Record<string, string>>,
): Promise<Result<ParsedRequest, Refused>> {
  const query = call.query ? checked('query', call.query, queryOf(new URL(request.url).searchParams)) : ok(undefined)
  if (!query.ok) return query
  const body = call.body ? await bodyOf(call.body, request, limitOf(call)) : ok(undefined)
  if (!body.ok) return body
  const headers = call.headers ? headersOf(call.headers, request) : ok(undefined)
  if (!headers.ok) return headers
  return ok({ path, query: query.value, body: body.value, headers: headers.value })
}
