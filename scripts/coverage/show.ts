import { filesOf, missingIn, proofsOf } from './proofs.ts'
import type { Passed } from './reports.ts'
import type { SpecificationRow, TableName, Tables } from './tables.ts'

export type Wanted = {
  /** The tables to look at; all where it is empty. */
  readonly only: readonly string[]
  /** The areas to look at; all where it is empty. A table without areas has none of them. */
  readonly areas: readonly string[]
}

const tableNames = (tables: Tables) => Object.keys(tables) as readonly TableName[]
const allRows = (tables: Tables) => tableNames(tables).flatMap(name => tables[name])

const described = ({ name, meaning }: SpecificationRow) => (meaning === '' ? name : `${name}  ${meaning}`)

/** A message about unknown arguments; undefined when all are known. */
export function unknownIn(tables: Tables, { only, areas }: Wanted): string | undefined {
  const knownAreas = [...new Set(allRows(tables).map(({ area }) => area))].filter(area => area !== '').toSorted()
  const table = only.find(name => !Object.hasOwn(tables, name))
  if (table !== undefined) return `No table is called ${table}. There are ${tableNames(tables).join(', ')}.`
  const area = areas.find(name => !knownAreas.includes(name))
  return area === undefined ? undefined : `No row is about ${area}. The areas are ${knownAreas.join(', ')}.`
}

/** A line for each table, "rules  321 of 407", and on request the unproven rows below it. */
export function counts(tables: Tables, passed: readonly Passed[], wanted: Wanted, lists: boolean): readonly string[] {
  const { only, areas } = wanted
  return tableNames(tables)
    .filter(name => only.length === 0 || only.includes(name))
    .flatMap(name => {
      const rows = tables[name].filter(({ area }) => areas.length === 0 || areas.includes(area))
      if (rows.length === 0) return []
      const missing = missingIn(rows, passed)
      const line = `${name.padEnd(12)} ${rows.length - missing.length} of ${rows.length}`
      return lists ? [line, ...missing.map(row => `  - ${described(row)}`)] : [line]
    })
}

const place = (row: SpecificationRow, passed: readonly Passed[]): readonly string[] => {
  const proofs = proofsOf(row, passed)
  const titles = (file: string) => proofs.filter(one => one.file === file).map(({ title }) => `      ${title}`)
  return proofs.length === 0
    ? [described(row), '  proven by no test that passed']
    : [described(row), ...filesOf(proofs).flatMap(file => [`  ${file}`, ...titles(file)])]
}

/** The rows with this name, or those that a shorter spelling means: `GET /cart/v1/cart/{basketId}`. */
function rowsCalled(tables: Tables, name: string): readonly SpecificationRow[] {
  const rows = allRows(tables)
  const called = rows.filter(row => row.name === name)
  return called.length > 0 ? called : rows.filter(({ patterns }) => patterns.some(pattern => pattern.test(name)))
}

/** The files and tests that prove each of the rows asked for. */
export const places = (tables: Tables, passed: readonly Passed[], asked: readonly string[]): readonly string[] =>
  asked.flatMap(name => {
    const rows = rowsCalled(tables, name)
    return rows.length === 0 ? [`Nothing is called ${name}.`] : rows.flatMap(row => place(row, passed))
  })

/** Every row with the files that prove it, a line each: `rules R123: src/a.test.ts tests/edge/b.test.ts`. */
export const allPlaces = (tables: Tables, passed: readonly Passed[]): readonly string[] =>
  tableNames(tables).flatMap(table =>
    tables[table].map(row => `${table} ${row.name}: ${filesOf(proofsOf(row, passed)).join(' ') || 'nobody'}`),
  )
