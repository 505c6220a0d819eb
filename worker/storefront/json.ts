import { fail, ok, type Result } from '#src/kit/result.ts'

const deepest = 20
const longestArray = 200

function isWithinBounds(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth >= deepest) return false
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value)
  return (!Array.isArray(value) || value.length <= longestArray) && parts.every(part => isWithinBounds(part, depth + 1))
}

/** JSON from outside: at most 20 levels deep, lists of at most 200. */
export function parseJson(text: string): Result<unknown, 'API400'> {
  try {
    const value: unknown = JSON.parse(text)
    return isWithinBounds(value) ? ok(value) : fail('API400', 'too deep or too long')
  } catch {
    return fail('API400', 'not JSON')
  }
}
