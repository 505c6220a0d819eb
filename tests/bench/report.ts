/** One line of the report. Without a budget it is only for information. */
export type ReportRow = {
  readonly name: string
  readonly figure: number
  readonly unit: string
  readonly budget?: number
  /** Whether the budget is the least or the most the figure may be. */
  readonly rule?: 'at least' | 'at most'
  readonly note?: string
}

export const atMost = (name: string, figure: number, unit: string, budget: number, note?: string): ReportRow => ({
  name,
  figure,
  unit,
  budget,
  rule: 'at most',
  ...(note === undefined ? {} : { note }),
})

export const atLeast = (name: string, figure: number, unit: string, budget: number, note?: string): ReportRow => ({
  ...atMost(name, figure, unit, budget, note),
  rule: 'at least',
})

export const shown = (name: string, figure: number, unit: string, note?: string): ReportRow => ({
  name,
  figure,
  unit,
  ...(note === undefined ? {} : { note }),
})

/** What a row comes to. A figure that this machine cannot give keeps no budget and breaks none. */
export function verdict({ figure, budget, rule }: ReportRow): 'pass' | 'FAIL' | 'not measured' | '' {
  if (Number.isNaN(figure)) return 'not measured'
  if (budget === undefined) return ''
  return (rule === 'at least' ? figure >= budget : figure <= budget) ? 'pass' : 'FAIL'
}

const number = (figure: number) =>
  Number.isNaN(figure) ? '–' : figure.toLocaleString('en', { maximumFractionDigits: Math.abs(figure) < 10 ? 3 : 1 })

const cells = (row: ReportRow): readonly string[] => [
  row.name,
  `${number(row.figure)} ${row.unit}`.trim(),
  row.budget === undefined ? '' : `${row.rule === 'at least' ? '≥' : '≤'} ${number(row.budget)}`,
  verdict(row),
  row.note ?? '',
]

/** The rows as a table of plain text. */
export function table(rows: readonly ReportRow[]): string {
  const lines = [['measure', 'figure', 'budget', '', ''], ...rows.map(cells)]
  const widths = [0, 1, 2, 3].map(column => Math.max(...lines.map(line => (line[column] ?? '').length)))
  return lines
    .map(line =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
