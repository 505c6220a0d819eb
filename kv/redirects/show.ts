import type { Difference } from './difference.ts'
import type { Finding } from './check/finding.ts'
import { isError } from './check/finding.ts'
import type { Misfit } from './match/conditions.ts'
import type { Explanation, Hop } from './match/explain.ts'
import { temporaryOf } from './permanent.ts'
import { writtenFrom } from './print.ts'
import type { Revision } from './revision.ts'
import type { Problem, RedirectRule } from './rule.ts'

/** So many of a thing, as one says it. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** The most problems shown at once; the rest is counted. */
const mostShown = 50

const moment = (ms: number) => new Date(ms).toISOString().replace(':00.000Z', 'Z')

/** The conditions of a rule beside its path. */
export const conditionsOf = (rule: RedirectRule): string[] => [
  ...(rule.host.length > 0 ? [`host ${rule.host.join(', ')}`] : []),
  ...(rule.country.length > 0 ? [`country ${rule.country.join(', ')}`] : []),
  ...(rule.locale.length > 0 ? [`locale ${rule.locale.join(', ')}`] : []),
  ...(rule.device === undefined ? [] : [`device ${rule.device}`]),
  ...(rule.activeFrom === undefined ? [] : [`from ${moment(rule.activeFrom)}`]),
  ...(rule.activeUntil === undefined ? [] : [`until ${moment(rule.activeUntil)}`]),
]

const heldUntil = ({ status, permanentFrom }: RedirectRule): string[] =>
  permanentFrom === undefined || permanentFrom === 0 ? [] : [`${temporaryOf(status)} until ${moment(permanentFrom)}`]

/** A rule on one line: where it stands, what it does, and when. */
export const showRule = (rule: RedirectRule): string => `line ${rule.line}: ${withoutLine(rule)}`

/** A rule without the line it stands in. */
export function withoutLine(rule: RedirectRule): string {
  const target = rule.status === 410 ? 'gone' : rule.to
  const details = [
    rule.match,
    `query ${rule.query}`,
    ...conditionsOf(rule),
    ...heldUntil(rule),
    ...(rule.note === '' ? [] : [rule.note]),
  ]
  return `${writtenFrom(rule)} → ${target} (${rule.status}; ${details.join('; ')})`
}

const shown = (lines: readonly string[]): string[] =>
  lines.length <= mostShown ? [...lines] : [...lines.slice(0, mostShown), `… and ${lines.length - mostShown} more`]

/** Lines that cannot be read, then what the check found; errors first. */
export function showProblems(file: string, problems: readonly Problem[], found: readonly Finding[]): string[] {
  const at = ({ line, column }: Problem) => `${file}:${line}${column === undefined ? '' : ` ${column}`}`
  const errors = [...problems, ...found.filter(isError)].toSorted((one, other) => one.line - other.line)
  const warnings = found.filter(one => !isError(one))
  return [
    ...shown(errors.map(problem => `${at(problem)}: error: ${problem.message}`)),
    ...shown(warnings.map(problem => `${at(problem)}: warning: ${problem.message}`)),
  ]
}

/** The changes of a publication: how many rules are added, removed and kept, and which are removed or changed. */
export function showDifference({ added, removed, changed, kept }: Difference): string[] {
  const counts = `+${added.length} −${removed.length} ~${changed.length} =${kept}`
  return [
    ...shown(removed.map(rule => `− ${withoutLine(rule)}`)),
    ...shown(changed.map(rule => `~ ${withoutLine(rule)}`)),
    `${counts} (added, removed, changed, kept)`,
  ]
}

/** Why a rule of the same path did not fire. */
export const reasons: Readonly<Record<Misfit | 'overruled', string>> = {
  method: 'only 307 and 308 answer this method',
  'locale-in-path': 'it wants its locale in the path',
  query: 'the query is not the one it wants',
  host: 'another host',
  country: 'another country',
  locale: 'another locale',
  device: 'another device',
  'not-yet': 'its time has not come',
  over: 'its time is over',
  'unsafe-target': 'its target would be unsafe with these values',
  overruled: 'the rule above comes first',
}

/** Why a rule fired. */
export function because(rule: RedirectRule): string {
  const path = {
    exact: 'the path is its own',
    prefix: 'the path lies beneath it',
    pattern: 'the path fits its pattern',
  }
  const met = conditionsOf(rule)
  return [path[rule.match], ...met.map(condition => `${condition} holds`)].join(', ')
}

function showHop({ address, redirect, nearly }: Hop): string[] {
  const verdict =
    redirect === undefined
      ? ['  no rule; the store answers']
      : [
          redirect.status === 410 ? '  410, gone' : `  ${redirect.status} → ${redirect.location}`,
          `  by ${showRule(redirect.rule)}`,
          `  because ${because(redirect.rule)}`,
        ]
  return [address, ...verdict, ...nearly.map(({ rule, reason }) => `  nearly ${showRule(rule)}: ${reasons[reason]}`)]
}

/** How a way ends. */
export const ends: Readonly<Record<Explanation['end'], string>> = {
  page: 'Ends at the store.',
  gone: 'Ends with 410.',
  elsewhere: 'Leaves for another host.',
  loop: 'Never ends: this is a loop.',
  endless: 'Does not end within ten hops.',
}

/** The whole way of an address, hop by hop. */
export const showExplanation = (
  { hops, end }: Explanation,
  { exactCount, patternCount }: Revision,
  /** The store's answer at the end of the way; undefined where it was not asked. */
  status?: number,
): string[] => [
  ...hops.flatMap(showHop),
  `${end === 'page' && status !== undefined ? `Ends at the store, which answers ${status}.` : ends[end]} ${counted(exactCount, 'exact rule')} and ${counted(patternCount, 'pattern')} searched with ${counted(
    hops.reduce((sum, hop) => sum + hop.comparisons, 0),
    'comparison',
  )}.`,
]
