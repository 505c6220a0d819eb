import { readBounded } from '#src/kit/bytes/bounded-body.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

/** Most a call's body may hold, in bytes; a feed may be larger. */
export const bodyLimit = 64 * 1024

/** Deepest nesting and longest list a body may have. */
const bounds = { depth: 20, list: 200 } as const

type TooLarge = { readonly limit: number }

/** Reads at most `limit` bytes of text, whatever length the sender claims. */
export async function readText(request: Request, limit: number): Promise<Result<string, 'too-large'>> {
  const tooLarge = fail('too-large', { limit } satisfies TooLarge)
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge
  const body = await readBounded(request.body, limit)
  return body === undefined ? tooLarge : ok(new TextDecoder().decode(body))
}

/** The first limit a parsed body exceeds, in words; undefined when it exceeds none. */
export function outOfBounds(value: unknown, depth = 1): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > bounds.depth) return `nested deeper than ${bounds.depth}`
  if (Array.isArray(value) && value.length > bounds.list) return `a list longer than ${bounds.list}`
  for (const part of Object.values(value)) {
    const problem = outOfBounds(part, depth + 1)
    if (problem !== undefined) return problem
  }
  return undefined
}
