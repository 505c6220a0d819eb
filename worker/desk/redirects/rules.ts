import { columns, type Draft } from '#kv/redirects/columns.ts'
import { listensTo } from '#kv/redirects/difference.ts'
import { readDraft } from '#kv/redirects/draft.ts'
import { draftOf } from '#kv/redirects/print.ts'
import type { RedirectRule } from '#kv/redirects/rule.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

import type { DeskDatabase } from '../db/database.ts'

/** A rule of the draft: its columns, and how often it was changed here, so that nobody overwrites what they have not seen. */
export type DraftRule = {
  readonly id: number
  readonly version: number
  readonly cells: Draft
  /** The requests it is for, by which its hits are counted. */
  readonly listensTo: string
}

/** A rule as the database has it. */
export type RuleRow = { id: number; version: number; cells: string; listens_to: string }

/** A rule without anything in its columns. */
export const emptyCells: Draft = Object.fromEntries(columns.map(column => [column, ''])) as Draft

/** Reads a row; one that was written before a column came is without it. */
export const ruleOf = ({ id, version, cells, listens_to: listensTo }: RuleRow): DraftRule => ({
  id,
  version,
  listensTo,
  cells: { ...emptyCells, ...(JSON.parse(cells) as Partial<Draft>) },
})

const wordsOf = (cells: Draft): string =>
  columns
    .map(column => cells[column])
    .join(' ')
    .toLowerCase()

/** So many rules go into the database at a time: one statement may carry 2 MB. */
const atATime = 2_000

/** Adds rules after those that are there. */
export function addRules(db: DeskDatabase, rules: readonly RedirectRule[]): void {
  for (let from = 0; from < rules.length; from += atATime) {
    const rows = rules.slice(from, from + atATime).map(rule => {
      const cells = draftOf(rule)
      return { key: listensTo(rule), cells: JSON.stringify(cells), words: wordsOf(cells) }
    })
    db.run(
      `INSERT INTO rules (listens_to, cells, words)
       SELECT value ->> 'key', value ->> 'cells', value ->> 'words' FROM json_each(?)`,
      JSON.stringify(rows),
    )
    db.run(
      `INSERT OR IGNORE INTO rules_since (listens_to, at)
       SELECT value, unixepoch() * 1000 FROM json_each(?)`,
      JSON.stringify(rows.map(({ key }) => key)),
    )
  }
}

/** Puts rules in place of all that are there. */
export function replaceRules(db: DeskDatabase, rules: readonly RedirectRule[]): void {
  db.run('DELETE FROM rules')
  addRules(db, rules)
}

/** Adds rules in place of those for the same requests, and says how many of those there were. */
export function joinRules(db: DeskDatabase, rules: readonly RedirectRule[]): number {
  let replaced = 0
  for (let from = 0; from < rules.length; from += atATime) {
    const keys = JSON.stringify(rules.slice(from, from + atATime).map(listensTo))
    const [{ count } = { count: 0 }] = db.all<{ count: number }>(
      'SELECT COUNT(*) AS count FROM rules WHERE listens_to IN (SELECT value FROM json_each(?))',
      keys,
    )
    replaced += count
    db.run('DELETE FROM rules WHERE listens_to IN (SELECT value FROM json_each(?))', keys)
  }
  addRules(db, rules)
  return replaced
}

/** The rules in their order; the line of each is its place in the table that `export` gives. */
export function allRules(db: DeskDatabase): {
  readonly ids: readonly number[]
  readonly rules: readonly RedirectRule[]
} {
  const rows = db.all<RuleRow>('SELECT id, version, cells, listens_to FROM rules ORDER BY id')
  const read = rows.flatMap((row, index) => {
    const { cells } = ruleOf(row)
    const rule = readDraft(cells, index + 2, storeAddressing.locales)
    return rule.ok ? [{ id: row.id, rule: rule.value }] : []
  })
  return { ids: read.map(({ id }) => id), rules: read.map(({ rule }) => rule) }
}

export const countRules = (db: DeskDatabase): number =>
  db.all<{ total: number }>('SELECT COUNT(*) AS total FROM rules')[0]?.total ?? 0

export function findRule(db: DeskDatabase, id: number): DraftRule | undefined {
  const [row] = db.all<RuleRow>('SELECT id, version, cells, listens_to FROM rules WHERE id = ?', id)
  return row && ruleOf(row)
}

/** The rule that listens to the same requests as columns would. */
export function findRuleFor(db: DeskDatabase, cells: Draft): number | undefined {
  const read = readDraft(cells, 0, storeAddressing.locales)
  if (!read.ok) return undefined
  return db.all<{ id: number }>('SELECT id FROM rules WHERE listens_to = ? ORDER BY id', listensTo(read.value))[0]?.id
}

/** Changes a rule in its place. */
export function changeRule(db: DeskDatabase, id: number, rule: RedirectRule): void {
  const cells = draftOf(rule)
  db.run(
    'UPDATE rules SET listens_to = ?, cells = ?, words = ?, version = version + 1 WHERE id = ?',
    listensTo(rule),
    JSON.stringify(cells),
    wordsOf(cells),
    id,
  )
}

export const removeRule = (db: DeskDatabase, id: number): void => db.run('DELETE FROM rules WHERE id = ?', id)
