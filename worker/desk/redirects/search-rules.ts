import type { DeskDatabase } from '../db/database.ts'
import { ruleOf, type DraftRule, type RuleRow } from './rules.ts'

export type RulePage = { readonly rules: readonly DraftRule[]; readonly total: number }

/** Rules that were there at a moment and are none of some, by what they listen to. */
export type UnusedRules = { readonly since: number; readonly seen: readonly string[] }

const unusedOnly = `AND listens_to NOT IN (SELECT value FROM json_each(?))
  AND listens_to IN (SELECT listens_to FROM rules_since WHERE at <= ?)`

/** A page of the rules whose columns hold some text, or of those among them that are unused. */
export function searchRules(
  db: DeskDatabase,
  text: string,
  page: number,
  size: number,
  unused?: UnusedRules,
): RulePage {
  const only = unused === undefined ? '' : unusedOnly
  const values = unused === undefined ? [] : [JSON.stringify(unused.seen), unused.since]
  const words = `%${text
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, sign => `\\${sign}`)}%`
  const [{ total } = { total: 0 }] = db.all<{ total: number }>(
    String.raw`SELECT COUNT(*) AS total FROM rules WHERE words LIKE ? ESCAPE '\' ${only}`,
    words,
    ...values,
  )
  const rows = db.all<RuleRow>(
    String.raw`SELECT id, version, cells, listens_to FROM rules WHERE words LIKE ? ESCAPE '\' ${only} ORDER BY id LIMIT ? OFFSET ?`,
    words,
    ...values,
    size,
    (page - 1) * size,
  )
  return { rules: rows.map(ruleOf), total }
}
