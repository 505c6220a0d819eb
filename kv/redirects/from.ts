import { splitLocale } from '#src/kit/locale-path.ts'

import type { Draft, Note } from './columns.ts'
import { canonicalSegment, segmentsOf } from './path.ts'
import { matches, type MatchKind, type RedirectRule } from './rule.ts'

const placeholder = /^:[A-Za-z]\w*$/

/** `match` as written, or what `from` looks like: a segment `:name` or `*` makes a pattern. */
export function readKind(draft: Pick<Draft, 'from' | 'match'>, note: Note): MatchKind {
  const kind = matches.find(one => one === draft.match.toLowerCase())
  if (kind === undefined && draft.match !== '') note('match', `use one of ${matches.join(', ')}`)
  if (kind !== undefined) return kind
  const [path = ''] = draft.from.split('?', 1)
  return path.includes('*') || path.split('/').some(segment => segment.startsWith(':')) ? 'pattern' : 'exact'
}

/** A literal of a pattern may not read like a placeholder. */
const escaped = (segment: string) => segment.replace(/^:/, '%3A').replaceAll('*', '%2A')

function patternSegment(segment: string, isLast: boolean, note: Note): string {
  if (segment === '*') {
    if (!isLast) note('from', '* stands for the rest of a path and can only be its last segment')
    return segment
  }
  if (segment.startsWith(':')) {
    if (!placeholder.test(segment))
      note('from', 'a placeholder is a whole segment: a colon, a letter, then letters, digits or _')
    else if (segment === ':splat')
      note('from', ':splat is the name of what * stands for; call the placeholder otherwise')
    return segment
  }
  if (segment.includes('*')) note('from', '* must be a segment by itself; write %2A for an asterisk')
  return escaped(canonicalSegment(segment))
}

function readPath(path: string, kind: MatchKind, note: Note): string {
  const segments = segmentsOf(path)
  if (kind === 'exact') return `/${segments.map(canonicalSegment).join('/')}`
  if (kind === 'prefix') {
    if (segments.some(segment => segment.startsWith(':') || segment.includes('*')))
      note('from', 'a prefix holds neither placeholders nor *; make it a pattern')
    return `/${segments.map(segment => escaped(canonicalSegment(segment))).join('/')}`
  }
  const names = segments.filter(segment => segment.startsWith(':'))
  if (new Set(names).size < names.length) note('from', 'two placeholders have the same name')
  return `/${segments.map((segment, index) => patternSegment(segment, index === segments.length - 1, note)).join('/')}`
}

function readParams(query: string, note: Note): RedirectRule['params'] {
  const params = [...new URLSearchParams(query)]
  if (new Set(params.map(([name]) => name)).size < params.length) note('from', 'a query parameter is named twice')
  if (params.some(([, value]) => value.startsWith(':') && (!placeholder.test(value) || value === ':splat')))
    note('from', 'a placeholder in the query is a colon, a letter, then letters, digits or _')
  return params.toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** Takes an absolute `from` apart: it counts only where a host condition says the same. */
function withoutOrigin(text: string, hosts: readonly string[], note: Note): string {
  if (text.startsWith('/') && !text.startsWith('//')) return text
  const [, host = '', rest = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(text) ?? []
  if (host === '') note('from', 'a path must begin with one /')
  else if (!hosts.includes(host.toLowerCase()))
    note('from', `write the path alone; ${host} belongs in a host condition`)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Reads `from`: locale prefix, canonical path and query parameters. */
export function readFrom(
  text: string,
  kind: MatchKind,
  hosts: readonly string[],
  locales: ReadonlySet<string>,
  note: Note,
): Pick<RedirectRule, 'from' | 'prefix' | 'params'> {
  if (/[\p{Cc}\\]/u.test(text)) note('from', 'holds a control character or a backslash')
  const address = withoutOrigin(text, hosts, note)
  if (address.includes('#')) note('from', 'the part behind # never reaches a server')
  const [path = '', ...query] = address.split('#', 1)[0]?.split('?') ?? []
  const { locale, rest } = splitLocale(path, name => locales.has(name))
  return { from: readPath(rest, kind, note), prefix: locale, params: readParams(query.join('?'), note) }
}
