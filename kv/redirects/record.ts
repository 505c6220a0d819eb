import { devices, matches, queryModes, statuses, type RedirectRule } from './rule.ts'

// A rule as one line of a revision: fields that every rule has, a tab between them, and the rest as a query string.
// Every field is ASCII without control characters, so neither a tab nor a line end can come from a value.

const conditions = (rule: RedirectRule): string => {
  const rest = new URLSearchParams()
  const put = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') rest.set(name, `${value}`)
  }
  put('prefix', rule.prefix)
  for (const [name, value] of rule.params) rest.append('param', `${name}=${value}`)
  put('host', rule.host.join(' '))
  put('country', rule.country.join(' '))
  put('locale', rule.locale.join(' '))
  put('device', rule.device)
  put('from', rule.activeFrom)
  put('until', rule.activeUntil)
  put('permanent', rule.permanentFrom)
  put('note', rule.note)
  return `${rest}`
}

/** A rule as one line, its path first. */
export const writeRecord = (rule: RedirectRule): string =>
  [rule.from, rule.line, rule.match, rule.query, rule.status, rule.to, conditions(rule)].join('\t')

const oneOf = <Value extends string | number>(known: readonly Value[], text: string | null | undefined) =>
  known.find(value => `${value}` === text)

/** Most rules make no condition: a hundred thousand of them share one empty list. */
const none: readonly string[] = []
const words = (text: string | null) => (text === null ? none : text.split(' '))
const whole = (text: string | null) => (text === null ? undefined : Number(text))

/** The rule that a line holds; nothing for a line that {@link writeRecord} did not write. */
export function readRecord(record: string): RedirectRule | undefined {
  const [from, line, match, query, status, to, rest] = record.split('\t')
  const kind = oneOf(matches, match)
  const mode = oneOf(queryModes, query)
  const code = oneOf(statuses, status)
  if (from === undefined || to === undefined || kind === undefined || mode === undefined || code === undefined)
    return undefined
  const more = new URLSearchParams(rest)
  return {
    line: Number(line),
    match: kind,
    from,
    prefix: more.get('prefix') ?? undefined,
    params: more.getAll('param').map(param => {
      const equals = param.indexOf('=')
      return [param.slice(0, equals), param.slice(equals + 1)] as const
    }),
    status: code,
    to,
    query: mode,
    host: words(more.get('host')),
    country: words(more.get('country')),
    locale: words(more.get('locale')),
    device: oneOf(devices, more.get('device')),
    activeFrom: whole(more.get('from')),
    activeUntil: whole(more.get('until')),
    permanentFrom: whole(more.get('permanent')),
    note: more.get('note') ?? '',
  }
}
