import { fail, ok, type Result } from '#src/kit/result.ts'

import { encode } from './path.ts'
import type { RedirectRule } from './rule.ts'

/** Stands for the store's own origin while a path is read; its name can never be a real host. */
const own = 'https://store.invalid'
/** Longest `Location` that is sent, in characters. */
const longestLocation = 4_096

const placeholder = /:([A-Za-z]\w*)/g

/** The names of the placeholders a target uses. An escaped `%3A` is no placeholder. */
export const placeholdersOf = (target: string): string[] =>
  [...withoutScheme(target).matchAll(placeholder)].map(([, name = '']) => name)

const withoutScheme = (target: string) => target.replace(/^https:\/\/[^/?#]*/, '')

/**
 * A target in its normal spelling: a path of this store, or an https address whose host `allows` accepts. Anything
 * else is refused with a sentence: other schemes, `//`, `/\`, control characters, user-info.
 */
export function readTarget(text: string, allows: (host: string) => boolean): Result<string> {
  if (/\p{Cc}/u.test(text)) return fail('the target holds a control character')
  if (text.includes('\\')) return fail('the target holds a backslash')
  if (text.startsWith('//')) return fail('the target begins with // and would leave the store')
  const isPath = text.startsWith('/')
  if (!isPath && !/^https:\/\//i.test(text))
    return fail('the target must be a path that begins with / or an https address')
  const url = URL.parse(text, own)
  if (url === null) return fail('the target is not an address')
  if (url.username !== '' || url.password !== '') return fail('the target holds a user name or a password')
  if (url.pathname.startsWith('//')) return fail('the target leads to a path that begins with //')
  if (isPath) return url.origin === own ? ok(pathOf(url)) : fail('the target would leave the store')
  return allows(url.host) ? ok(url.href) : fail(`the target's host ${url.host} is not on the list of allowed hosts`)
}

const pathOf = (url: URL) => url.pathname + url.search + url.hash

/** The decoded captures of a pattern: segments by name, and those of a splat or beneath a prefix. */
export type Captures = { readonly named: ReadonlyMap<string, string>; readonly rest: readonly string[] }

/** Puts captured values in: as segments in the path, as one escaped value in query and hash. */
function fill(target: string, { named, rest }: Captures): string {
  const behindPath = target.search(/[?#]/)
  return target.replaceAll(placeholder, (whole, name: string, at: number) => {
    const isPath = behindPath < 0 || at < behindPath
    if (name === 'splat') return isPath ? rest.map(encode).join('/') : encode(rest.join('/'))
    const value = named.get(name)
    return value === undefined ? whole : encode(value)
  })
}

/** A prefix rule hands on what lies beneath its path. */
function withRest(target: string, rest: readonly string[]): string {
  if (rest.length === 0) return target
  const end = target.search(/[?#]/)
  const path = end < 0 ? target : target.slice(0, end)
  return `${path.replace(/\/$/, '')}/${rest.map(encode).join('/')}${end < 0 ? '' : target.slice(end)}`
}

const withoutSlashAtEnd = (url: URL) => {
  if (url.pathname.length > 1 && url.pathname.endsWith('/')) url.pathname = url.pathname.slice(0, -1)
}

/** The target with everything filled in, as a URL; nothing when it would be unsafe after all. */
export function fillTarget(rule: RedirectRule, captures: Captures, hosts: readonly string[]): URL | undefined {
  const scheme = rule.to.slice(0, rule.to.length - withoutScheme(rule.to).length)
  const filled = scheme + fill(withoutScheme(rule.to), captures)
  const whole = rule.match === 'prefix' ? withRest(filled, captures.rest) : filled
  const read = readTarget(whole, host => hosts.includes(host))
  if (!read.ok || read.value.length > longestLocation) return undefined
  const url = new URL(read.value, own)
  if (captures.rest.length === 0 && rule.match !== 'exact') withoutSlashAtEnd(url)
  return url
}

/** Whether a filled-in target stays within the store. */
export const staysHere = (url: URL): boolean => url.origin === own

/** The value of the `Location` header: a path within the store, a whole address elsewhere. */
export const locationOf = (url: URL): string => (staysHere(url) ? pathOf(url) : url.href)
