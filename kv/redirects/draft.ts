import { ok, type Result } from '#src/kit/result.ts'

import type { Column, ColumnProblem, Draft, Note } from './columns.ts'
import { readFrom, readKind } from './from.ts'
import { devices, queryModes, statuses, type MatchKind, type QueryMode, type RedirectRule } from './rule.ts'
import { readTarget } from './target.ts'

/** Longest `from` or `to`, in characters. */
export const longestText = 1_000

const list = (text: string) => text.split(/[\s,|]+/).filter(word => word !== '')

/** The names of the redirect desk and of others for ours. */
const otherNames: Readonly<Record<string, QueryMode>> = { copy: 'keep', ignore: 'drop', exact: 'match' }

const quoted = (text: string) => (text.length > 40 ? `“${text.slice(0, 40)}…”` : `“${text}”`)

/** An ISO date (its midnight in UTC) or a moment with its zone, as milliseconds since 1970. */
export function readMoment(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text)) return undefined
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? undefined : moment
}

function readStatus(text: string, note: Note): RedirectRule['status'] {
  if (text === '') return 302
  const status = statuses.find(one => `${one}` === text)
  if (status === undefined) {
    const why =
      text === '200' ? 'serving another page under this address is not a redirect' : 'not a status of a redirect'
    note('status', `${quoted(text)}: ${why}; use one of ${statuses.join(', ')}`)
  }
  return status ?? 302
}

function readQueryMode(text: string, note: Note): QueryMode {
  const word = text.toLowerCase()
  const mode = queryModes.find(one => one === word) ?? otherNames[word]
  if (mode === undefined && word !== '') note('query', `${quoted(text)}: use one of ${queryModes.join(', ')}`)
  return mode ?? 'keep'
}

function readList(column: Column, text: string, fits: (word: string) => boolean, what: string, note: Note): string[] {
  const words = [...new Set(list(text))]
  const wrong = words.filter(word => !fits(word))
  if (wrong.length > 0) note(column, `${wrong.map(quoted).join(', ')}: ${what}`)
  return words
}

function readTime(
  column: 'active_from' | 'active_until' | 'permanent_from',
  text: string,
  note: Note,
): number | undefined {
  if (text === '') return undefined
  const moment = readMoment(text)
  if (moment === undefined)
    note(column, `${quoted(text)}: write a date as 2026-11-27 or a moment with its zone as 2026-11-27T09:00Z`)
  return moment
}

function readTo(draft: Draft, status: RedirectRule['status'], note: Note): string {
  if (status === 410) return ''
  if (draft.to === '') {
    note('to', 'a target is missing; only 410 goes without')
    return ''
  }
  const read = readTarget(draft.to, () => true)
  if (!read.ok) note('to', read.code)
  return read.ok ? read.value : ''
}

const readNote = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** Reads the columns of one rule; every wrong column is named at once. */
export function readDraft(
  draft: Draft,
  line: number,
  locales: ReadonlySet<string>,
): Result<RedirectRule> & { readonly problems: readonly ColumnProblem[] } {
  const problems: ColumnProblem[] = []
  const note: Note = (column, message) => void problems.push({ column, message })
  for (const column of ['from', 'to'] as const)
    if (draft[column].length > longestText) note(column, `longer than ${longestText} characters`)

  const isKnownLocale = (word: string) => [...locales].some(one => one === word || one.slice(0, 2) === word)
  const host = readList('host', draft.host.toLowerCase(), word => /^[a-z\d.-]+$/.test(word), 'not a host name', note)
  const kind: MatchKind = readKind(draft, note)
  const status = readStatus(draft.status, note)
  const rule: RedirectRule = {
    line,
    match: kind,
    ...readFrom(draft.from, kind, host, locales, note),
    status,
    to: readTo(draft, status, note),
    query: readQueryMode(draft.query, note),
    host,
    country: readList('country', draft.country.toUpperCase(), word => /^[A-Z]{2}$/.test(word), 'not a country', note),
    locale: readList('locale', draft.locale.toLowerCase(), isKnownLocale, 'not a locale of this store', note),
    device: readDevice(draft.device, note),
    activeFrom: readTime('active_from', draft.active_from, note),
    activeUntil: readTime('active_until', draft.active_until, note),
    permanentFrom: draft.permanent_from === 'now' ? 0 : readTime('permanent_from', draft.permanent_from, note),
    note: readNote(draft.note),
  }
  return { ...(problems.length === 0 ? ok(rule) : { ok: false, code: 'unreadable' }), problems }
}

function readDevice(text: string, note: Note): RedirectRule['device'] {
  const device = devices.find(one => one === text.toLowerCase())
  if (device === undefined && text !== '') note('device', `${quoted(text)}: use one of ${devices.join(', ')}`)
  return device
}
