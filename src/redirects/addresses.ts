import type { Addressing } from '#kv/redirects/rule.ts'
import { carriedParameters } from '#routes/carried.ts'
import { localPath } from '#routes/href.ts'
import { routes } from '#routes/table.ts'
import { untranslatePath } from '#routes/translations.ts'
import { calls } from '#src/commerce/calls/index.ts'
import { localeNames } from '#src/language/locales.ts'

/** The store's addresses, as the redirect engine needs them: in the worker, on the command line, in tests. */
export const storeAddressing: Addressing = {
  locales: new Set(localeNames),
  localise: localPath,
  original: (locale, path) => untranslatePath(path, locale.slice(0, 2)),
  carried: carriedParameters,
}

const machineRoots = ['/-/', '/assets/', '/media/', '/builds/', '/healthcheck/', '/get-user-geo-country']

/** The first two segments of a path: `/cart/v1` of `/cart/v1/cart/{id}`. */
function rootOf(path: string): string {
  const first = path.indexOf('/', 1)
  const second = first < 0 ? -1 : path.indexOf('/', first + 1)
  return second < 0 ? path : path.slice(0, second)
}

/** No page has two such segments. */
const callRoots = new Set(Object.values(calls).map(({ path }) => rootOf(path)))

/** Whether a path is asked by machines: there no rule is looked up, so that none can cut the store off from itself. */
export const isReserved = (path: string): boolean =>
  machineRoots.some(root => path.startsWith(root)) || callRoots.has(rootOf(path))

/** Pages that always exist. A rule that hides one of them gets a warning. */
export const livePages: readonly string[] = Object.values(routes)
  .map(({ path }) => path)
  .filter(path => !path.includes(':'))
