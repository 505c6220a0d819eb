import { check } from '#kv/redirects/check/check.ts'
import { isError, type Finding } from '#kv/redirects/check/finding.ts'
import { columns, type ColumnProblem, type Draft } from '#kv/redirects/columns.ts'
import { differenceOf, joined, listensTo, type Difference } from '#kv/redirects/difference.ts'
import { readDraft } from '#kv/redirects/draft.ts'
import { parse } from '#kv/redirects/parse.ts'
import { printCsv } from '#kv/redirects/print.ts'
import { rulesOf } from '#kv/redirects/revision.ts'
import type { Problem, RedirectRule } from '#kv/redirects/rule.ts'
import { loadPointer, loadRevision, type Pointer, type RulesStore } from '#kv/redirects/storage.ts'
import { isReserved, livePages, storeAddressing } from '#src/redirects/addresses.ts'

import { record } from '../audit/log.ts'
import type { DeskDatabase } from '../database.ts'
import type { Member } from '../staff/roles.ts'
import {
  addRules,
  allRules,
  changeRule,
  findRule,
  joinRules,
  removeRule,
  replaceRules,
  type DraftRule,
} from './rules.ts'

/** What the redirects are kept in: the desk's draft and log, and the store's KV. */
export type RedirectsTools = { readonly db: DeskDatabase; readonly kv: RulesStore }

/** How the draft stands to what is published. */
export type DraftState = {
  /** The revision it began with; empty where nothing was ever published. */
  readonly base: string
  /** How many changes were made since. */
  readonly changes: number
  /** What counts now; undefined where nothing was published or it cannot be read. */
  readonly pointer: Pointer | undefined
}

export const isOvertaken = ({ base, changes, pointer }: DraftState): boolean =>
  changes > 0 && pointer !== undefined && pointer.revision !== base

/** The rules of a revision; none where there is none. */
export async function publishedRules(kv: RulesStore, id: string): Promise<readonly RedirectRule[]> {
  const revision = id === '' ? undefined : await loadRevision(kv, id)
  return revision === undefined ? [] : rulesOf(revision)
}

const readState = (db: DeskDatabase) => db.all<{ base: string; changes: number }>('SELECT base, changes FROM draft')[0]

export function begin(db: DeskDatabase, base: string, rules: readonly RedirectRule[], changes = 0): void {
  db.transact(() => {
    replaceRules(db, rules)
    db.run('UPDATE draft SET base = ?, changes = ?', base, changes)
  })
}

/** Counts a change of the draft. */
const touch = (db: DeskDatabase): void => db.run('UPDATE draft SET changes = changes + 1')

/** The state of the draft; one in which nothing was changed follows what is published. */
export async function stateOf({ db, kv }: RedirectsTools): Promise<DraftState> {
  const loaded = await loadPointer(kv)
  const pointer = typeof loaded === 'string' ? undefined : loaded
  const { base, changes } = readState(db) ?? { base: '', changes: 0 }
  const now = pointer?.revision ?? ''
  if (changes > 0 || base === now) return { base, changes, pointer }
  begin(db, now, await publishedRules(kv, now))
  return { base: now, changes: 0, pointer }
}

/** Takes back all that was changed and begins with what is published. */
export async function discard({ db, kv }: RedirectsTools, member: Member, now: number): Promise<void> {
  const { base, changes, pointer } = await stateOf({ db, kv })
  const revision = pointer?.revision ?? ''
  begin(db, revision, await publishedRules(kv, revision))
  record(db, member, now, { action: 'discard draft', subject: 'redirects', before: `${changes} changes of ${base}` })
}

/** What came of a change of one rule. */
export type Changed =
  | { readonly kind: 'done'; readonly id: number }
  | { readonly kind: 'wrong'; readonly problems: readonly ColumnProblem[] }
  /** Somebody else changed it since it was looked at. */
  | { readonly kind: 'overtaken'; readonly theirs: DraftRule | undefined }

const written = (rule: DraftRule | undefined) =>
  rule === undefined ? '' : columns.flatMap(column => rule.cells[column] || []).join(' · ')

/** Adds a rule, or changes the one that was seen in this version. */
export function saveRule(
  db: DeskDatabase,
  member: Member,
  now: number,
  { id, version, cells }: { readonly id?: number; readonly version?: number; readonly cells: Draft },
): Changed {
  const before = id === undefined ? undefined : findRule(db, id)
  if (id !== undefined && before?.version !== version) return { kind: 'overtaken', theirs: before }
  const read = readDraft(cells, 0, storeAddressing.locales)
  if (!read.ok) return { kind: 'wrong', problems: read.problems }
  return db.transact(() => {
    if (id === undefined) addRules(db, [read.value])
    else changeRule(db, id, read.value)
    touch(db)
    const [{ last } = { last: 0 }] = db.all<{ last: number }>('SELECT MAX(id) AS last FROM rules')
    const after = findRule(db, id ?? last)
    const action = id === undefined ? 'add rule' : 'change rule'
    record(db, member, now, { action, subject: cells.from, before: written(before), after: written(after) })
    return { kind: 'done', id: id ?? last }
  })
}

/** Removes the rule that was seen in this version. */
export function dropRule(db: DeskDatabase, member: Member, now: number, id: number, version: number): Changed {
  const before = findRule(db, id)
  if (before?.version !== version) return { kind: 'overtaken', theirs: before }
  return db.transact(() => {
    removeRule(db, id)
    touch(db)
    record(db, member, now, { action: 'remove rule', subject: before.cells.from, before: written(before) })
    return { kind: 'done', id }
  })
}

/** What came of an import: rules that joined the draft, and the lines that are wrong, ready to be mended. */
export type ImportOutcome = {
  readonly added: number
  readonly replaced: number
  readonly problems: readonly Problem[]
  /** The wrong lines, with the table's header where there is one. */
  readonly left: string
  /** For each line of `left`, the one it was. */
  readonly lines: readonly number[]
}

/** The header of a table: its first line that is no comment. */
function headOf(lines: readonly string[]): number | undefined {
  const at = lines.findIndex(line => line.trim() !== '' && !line.startsWith('#'))
  const isTable = at >= 0 && !/^\s*(?:\/|https?:)/i.test(lines[at] ?? '')
  return isTable ? at : undefined
}

/** Takes the good lines of a text into the draft and gives back the others. */
export function importRules(db: DeskDatabase, member: Member, now: number, text: string): ImportOutcome {
  const { rules, problems } = parse(text, storeAddressing.locales)
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const head = headOf(lines)
  const wrong = [...new Set(problems.map(({ line }) => line))].toSorted((a, b) => a - b)
  const kept = [
    ...(head === undefined || wrong.length === 0 ? [] : [head + 1]),
    ...wrong.filter(line => line !== (head ?? -1) + 1),
  ]
  const replaced = db.transact(() => {
    const count = joinRules(db, rules)
    if (rules.length > 0) {
      touch(db)
      record(db, member, now, {
        action: 'import rules',
        subject: 'redirects',
        after: `${rules.length} rules, ${count} of them in place of others`,
      })
    }
    return count
  })
  return {
    added: rules.length,
    replaced,
    problems,
    left: kept.map(line => lines[line - 1] ?? '').join('\n'),
    lines: kept,
  }
}

/** A finding about the draft, with the rule it is about. */
export type DraftFinding = Finding & { readonly id: number | undefined; readonly isError: boolean }

/** What publishing the draft would do, and what stands in its way. */
export type DraftReview = {
  readonly state: DraftState
  readonly count: number
  readonly difference: Difference
  readonly findings: readonly DraftFinding[]
}

/** Looks the whole draft through before it is published. */
export async function reviewOf({ db, kv }: RedirectsTools, now: number): Promise<DraftReview> {
  const state = await stateOf({ db, kv })
  const { ids, rules } = allRules(db)
  const idAt = new Map(rules.map((rule, index) => [rule.line, ids[index]]))
  const found = check(rules, { addressing: storeAddressing, hosts: [], isReserved, livePages, now })
  return {
    state,
    count: rules.length,
    difference: differenceOf(await publishedRules(kv, state.pointer?.revision ?? ''), rules),
    findings: found.map(one => ({ ...one, id: idAt.get(one.line), isError: isError(one) })),
  }
}

/**
 * Brings what was published meanwhile into the draft: everything of it, with what was changed here on top. Gives the rules
 * that both changed, of which the draft's stay.
 */
export async function bringTogether(
  { db, kv }: RedirectsTools,
  member: Member,
  now: number,
): Promise<readonly RedirectRule[]> {
  const { base, changes, pointer } = await stateOf({ db, kv })
  if (pointer === undefined) return []
  const [began, theirs] = await Promise.all([publishedRules(kv, base), publishedRules(kv, pointer.revision)])
  const mine = differenceOf(began, allRules(db).rules)
  const other = differenceOf(began, theirs)
  const removed = new Set(mine.removed.map(listensTo))
  const own = [...mine.added, ...mine.changed]
  const others = new Set([...other.added, ...other.changed, ...other.removed].map(listensTo))
  const rules = joined(
    theirs.filter(rule => !removed.has(listensTo(rule))),
    own,
  )
  begin(db, pointer.revision, rules, changes)
  record(db, member, now, { action: 'bring together', subject: 'redirects', before: base, after: pointer.revision })
  return [...own, ...mine.removed].filter(rule => others.has(listensTo(rule)))
}

/** The draft as a table that can be imported again. */
export const exported = (db: DeskDatabase): string => printCsv(allRules(db).rules)
