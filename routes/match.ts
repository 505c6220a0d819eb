import { clientTable } from './client-table.ts'
import type { RouteName } from './table.ts'

export type Match = { readonly name: RouteName; readonly params: Readonly<Record<string, string>> }

const names = Object.keys(clientTable) as RouteName[]
/** The index entry for paths whose first segment is a parameter. */
const any = ':'
/** Paths without parameters are found by what they say, the others among those of their length and beginning. */
const fixed = new Map(
  names.filter(name => !clientTable[name].path.includes(':')).map(name => [clientTable[name].path as string, name]),
)
const open = Map.groupBy(
  names
    .filter(name => clientTable[name].path.includes(':'))
    .map(name => ({ name, parts: clientTable[name].path.split('/') })),
  ({ parts: [, first = '', ...rest] }) => `${rest.length}/${first.startsWith(':') ? any : first}`,
)

/** Segments of a path decoded once; nothing when an escape is malformed. */
function decode(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}

function paramsOf(parts: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':')) {
      if (segment === '' || segment.includes('/')) return undefined
      params[part.slice(1)] = segment
    } else if (part !== segment) return undefined
  }
  return params
}

/** The route a path without locale leads to, with its parameters decoded; nothing for an unknown path. */
export function matchRoute(path: string): Match | undefined {
  const known = fixed.get(path)
  if (known !== undefined) return { name: known, params: {} }
  const segments = decode(path)
  if (segments === undefined) return undefined
  for (const beginning of [segments[1], any])
    for (const { name, parts } of open.get(`${segments.length - 2}/${beginning}`) ?? []) {
      const params = paramsOf(parts, segments)
      if (params !== undefined) return { name, params }
    }
  return undefined
}

/** R063, D43: the last segment ends in a dot and one to eight letters or digits. */
export const hasFileExtension = (path: string): boolean => /\.[A-Za-z0-9]{1,8}$/.test(path)
