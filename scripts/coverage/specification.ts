import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { parse } from 'csv-parse/sync'
import * as v from 'valibot'

const folder = resolve(import.meta.dirname, '../../docs/specification')

/** The tables of ids beside docs/specification.md, and what an id of each looks like. */
export const idTables = {
  rules: { file: 'rules.csv', id: /^R\d{3}$/ },
  decisions: { file: 'decisions.csv', id: /^D\d{2}$/ },
  orders: { file: 'orders.csv', id: /^O[1-9]\d?$/ },
  pages: { file: 'pages.csv', id: /^P[1-9]\d?$/ },
} as const satisfies Record<string, { readonly file: string; readonly id: RegExp }>

export type IdTable = keyof typeof idTables
export const idTableNames = Object.keys(idTables) as readonly IdTable[]

const filled = v.pipe(v.string(), v.nonEmpty())
const meanings = v.array(v.object({ id: filled, area: filled, meaning: filled }))

/**
 * Names that tests may cite without a row in the code's own tables: `meaning` explains them, or `spells` names their
 * row.
 */
const names = v.array(
  v.pipe(
    v.object({
      table: v.picklist(['calls', 'errors', 'flash-codes', 'routes']),
      name: filled,
      spells: v.string(),
      meaning: v.string(),
    }),
    v.check(({ spells, meaning }) => (spells === '') !== (meaning === ''), 'either spells a row or has a meaning'),
  ),
)

const recordsOf = (file: string, from: string): unknown =>
  parse(readFileSync(resolve(from, file), 'utf8'), { columns: true, skip_empty_lines: true })

/** One id: what it is about, and what it means in one sentence. */
export type Meaning = v.InferOutput<typeof meanings>[number]
export type Name = v.InferOutput<typeof names>[number]

/** The rows of a table in the file's order. Throws where a cell is missing or empty. */
export const meaningsOf = (table: IdTable, from = folder): readonly Meaning[] =>
  v.parse(meanings, recordsOf(idTables[table].file, from))

/** The rows of `names.csv`. Throws where a row is neither a spelling nor has a meaning. */
export const readNames = (from = folder): readonly Name[] => v.parse(names, recordsOf('names.csv', from))
