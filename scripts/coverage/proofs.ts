import type { Passed } from './reports.ts'
import type { SpecificationRow } from './tables.ts'

/** The tests whose titles name a row. */
export const proofsOf = ({ patterns }: SpecificationRow, passed: readonly Passed[]): readonly Passed[] =>
  passed.filter(({ title }) => patterns.some(pattern => pattern.test(title)))

/** Rows that no title names. Titles are looked through as one text, a line each: a tenth of the time. */
export function missingIn(rows: readonly SpecificationRow[], passed: readonly Passed[]): readonly SpecificationRow[] {
  const titles = passed.map(({ title }) => title.replaceAll('\n', ' ')).join('\n')
  return rows.filter(({ patterns }) => !patterns.some(pattern => pattern.test(titles)))
}

/** The files whose tests name a row, in order, each once. */
export const filesOf = (proofs: readonly Passed[]): readonly string[] =>
  [...new Set(proofs.map(({ file }) => file))].toSorted()
