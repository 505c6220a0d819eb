import { readAddress, type RedirectRequest, type RedirectVisitor } from '../redirect-request.ts'
import type { Addressing, RedirectRule } from '../rule.ts'

/** A visitor without properties; in a check, the scope says who the visitor is. */
const nobody: RedirectVisitor = {
  method: 'GET',
  host: '',
  country: undefined,
  locale: () => '',
  device: () => 'desktop',
}

export const requestAt = (address: string, addressing: Addressing): RedirectRequest =>
  readAddress(new URL(address, 'https://store.invalid'), nobody, addressing)

const sampleOf = (name: string) => `any-${name.slice(1)}`

/** Paths that a rule listens to: what `*` stands for once as nothing and once as two segments. */
function pathsOf({ from, match }: RedirectRule): string[] {
  if (match === 'exact') return [from]
  const named = from.replaceAll(/:[A-Za-z]\w*/g, sampleOf)
  if (match === 'prefix') return [named, `${named === '/' ? '' : named}/any/rest`]
  return named.endsWith('/*') ? [named.slice(0, -2) || '/', named.replace(/\*$/, 'any/rest')] : [named]
}

const queryOf = ({ params }: RedirectRule): string => {
  const query = new URLSearchParams(
    params.map(([name, value]) => [name, value.startsWith(':') ? sampleOf(value) : value]),
  )
  return query.size === 0 ? '' : `?${query}`
}

/** Addresses at which a rule may fire: for every locale in `prefixes` that it allows, and without one. */
export function samplesOf(rule: RedirectRule, prefixes: readonly string[]): string[] {
  const allowed = rule.prefix === undefined ? [undefined, ...prefixes] : [rule.prefix]
  const query = queryOf(rule)
  return allowed.flatMap(prefix =>
    pathsOf(rule).map(path => (prefix === undefined ? path : `/${prefix}${path === '/' ? '' : path}`) + query),
  )
}

/** Locales worth trying: those the rules speak of, and one for all others. */
export function prefixesIn(rules: readonly RedirectRule[], locales: ReadonlySet<string>): string[] {
  const named = new Set(rules.flatMap(({ prefix, locale, to }) => [prefix, ...locale, to.split('/', 2)[1]]))
  const spoken = [...locales].filter(locale => named.has(locale) || named.has(locale.slice(0, 2)))
  const other = [...locales].find(locale => !spoken.includes(locale))
  return other === undefined ? spoken : [...spoken, other]
}
