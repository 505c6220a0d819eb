import { columnsOf } from './print.ts'
import type { RedirectRule } from './rule.ts'

/** The rules that come and go with a publication, so that somebody can look before it is in force. */
export type Difference = {
  readonly added: readonly RedirectRule[]
  readonly removed: readonly RedirectRule[]
  /** Rules that listen to the same requests and do something else with them, as they will be. */
  readonly changed: readonly RedirectRule[]
  readonly kept: number
}

/** The requests a rule listens to, in words. */
export const listensTo = (rule: RedirectRule): string =>
  columnsOf(rule, ['from', 'match', 'host', 'country', 'locale', 'device', 'active_from', 'active_until'])
/** Target, status and query in words: rules that have them alike do the same with a request. */
export const does = (rule: RedirectRule): string =>
  `${columnsOf(rule, ['to', 'status', 'query'])}${rule.permanentFrom === 0 ? ' at once' : ''}`

/** Compares the rules in force with those that are to come. Notes and places in a file make no difference. */
export function differenceOf(before: readonly RedirectRule[], after: readonly RedirectRule[]): Difference {
  const old = new Map(before.map(rule => [listensTo(rule), rule]))
  const coming = new Set(after.map(listensTo))
  const added: RedirectRule[] = []
  const changed: RedirectRule[] = []
  for (const rule of after) {
    const known = old.get(listensTo(rule))
    if (known === undefined) added.push(rule)
    else if (does(known) !== does(rule)) changed.push(rule)
  }
  return {
    added,
    removed: before.filter(rule => !coming.has(listensTo(rule))),
    changed,
    kept: after.length - added.length - changed.length,
  }
}

/** The rules in force that a file says nothing about, and then those of the file. */
export function joined(before: readonly RedirectRule[], added: readonly RedirectRule[]): readonly RedirectRule[] {
  const said = new Set(added.map(listensTo))
  return [...before.filter(rule => !said.has(listensTo(rule))), ...added]
}
