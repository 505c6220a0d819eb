import { columns, type ColumnProblem, type Draft } from '#kv/redirects/columns.ts'
import { readDraft } from '#kv/redirects/draft.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

import { record } from '../audit/log.ts'
import type { DeskDatabase } from '../db/database.ts'
import type { Member } from '../staff/roles.ts'
import { touch } from './draft.ts'
import { addRules, changeRule, findRule, removeRule, type DraftRule } from './rules.ts'

/** The result of changing one rule. */
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
