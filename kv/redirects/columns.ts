/** The columns of a rule as text; what is missing is empty. */
export const columns = [
  'from',
  'to',
  'status',
  'match',
  'query',
  'host',
  'country',
  'locale',
  'device',
  'active_from',
  'active_until',
  'permanent_from',
  'note',
] as const
export type Column = (typeof columns)[number]
export type Draft = Readonly<Record<Column, string>>
export type ColumnProblem = { readonly column: Column; readonly message: string }
/** Notes what is wrong with a column. */
export type Note = (column: Column, message: string) => void
