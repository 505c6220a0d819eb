import { CsvError, parse as parseRecords } from 'csv-parse/sync'

import { columns, type Draft } from './columns.ts'
import { readDraft } from './draft.ts'
import type { Problem, RedirectRule } from './rule.ts'

export type ParsedRules = { readonly rules: readonly RedirectRule[]; readonly problems: readonly Problem[] }

type Row = { readonly cells: readonly string[]; readonly line: number }

/**
 * What stands between cells, by the header: a comma, or what a spreadsheet writes where the comma is in numbers (German
 * Excel) or the table was copied.
 */
function delimiterOf(text: string): string {
  const head = text.split(/\r\n?|\n/).find(line => line.trim() !== '' && !line.startsWith('#')) ?? ''
  return [';', '\t'].find(sign => head.includes(sign) && !head.includes(',')) ?? ','
}

/** Rows with the line each ends on. `#` begins a comment only at the beginning of a line: targets hold it too. */
export function readRows(text: string, delimiter: string = delimiterOf(text)): Row[] {
  const records: unknown = parseRecords(text, {
    bom: true,
    comment: '#',
    comment_no_infix: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
  return (records as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
    cells: record,
    line: info.lines,
  }))
}

const isColumn = (name: string) => columns.some(column => column === name)

function headProblems({ cells, line }: Row): Problem[] {
  const names = cells.map(cell => cell.toLowerCase())
  const unknown = names.filter(name => !isColumn(name))
  const missing = (['from', 'to'] as const).filter(name => !names.includes(name))
  const isTwice = new Set(names).size < names.length
  return [
    ...unknown.map(name => ({ line, column: name, message: `an unknown column; known are ${columns.join(', ')}` })),
    ...missing.map(column => ({ line, column, message: 'this column is missing from the header' })),
    ...(isTwice ? [{ line, message: 'a column stands twice in the header' }] : []),
  ]
}

function readRow(head: readonly string[], { cells, line }: Row, locales: ReadonlySet<string>): ParsedRules {
  if (cells.length > head.length)
    return { rules: [], problems: [{ line, message: `${cells.length} cells under ${head.length} columns` }] }
  const given = new Map(head.map((name, index) => [name, cells[index] ?? '']))
  const draft = Object.fromEntries(columns.map(column => [column, given.get(column) ?? ''])) as Draft
  const read = readDraft(draft, line, locales)
  return { rules: read.ok ? [read.value] : [], problems: read.problems.map(problem => ({ line, ...problem })) }
}

/** Rules as a table: a header that names its columns, of which only `from` and `to` must be there. */
export function parseCsv(text: string, locales: ReadonlySet<string>): ParsedRules {
  try {
    const [head, ...rows] = readRows(text)
    if (head === undefined) return { rules: [], problems: [] }
    const problems = headProblems(head)
    if (problems.length > 0) return { rules: [], problems }
    const names = head.cells.map(cell => cell.toLowerCase())
    const parsed = rows.map(row => readRow(names, row, locales))
    return { rules: parsed.flatMap(({ rules }) => rules), problems: parsed.flatMap(({ problems }) => problems) }
  } catch (error) {
    const line = error instanceof CsvError && typeof error.lines === 'number' ? error.lines : 1
    const message = error instanceof Error ? error.message : 'the table cannot be read'
    return { rules: [], problems: [{ line, message }] }
  }
}
