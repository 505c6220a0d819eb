import { columns, type Column, type Draft } from './columns.ts'
import type { RedirectRule } from './rule.ts'

const fromOf = ({ prefix, from, params }: RedirectRule): string => {
  const query = params.length === 0 ? '' : `?${new URLSearchParams(params.map(([name, value]) => [name, value]))}`
  const path = prefix === undefined ? from : `/${prefix}${from === '/' ? '' : from}`
  return path + query.replaceAll('=%3A', '=:')
}

const moment = (ms: number | undefined) => (ms === undefined ? '' : new Date(ms).toISOString())

const cells: Readonly<Record<Column, (rule: RedirectRule) => string>> = {
  from: fromOf,
  to: rule => rule.to,
  status: rule => `${rule.status}`,
  match: rule => rule.match,
  query: rule => rule.query,
  host: rule => rule.host.join('|'),
  country: rule => rule.country.join('|'),
  locale: rule => rule.locale.join('|'),
  device: rule => rule.device ?? '',
  active_from: rule => moment(rule.activeFrom),
  active_until: rule => moment(rule.activeUntil),
  permanent_from: rule => (rule.permanentFrom === 0 ? 'now' : moment(rule.permanentFrom)),
  note: rule => rule.note,
}

const quote = (cell: string) => (/[",\n\r#]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The address a rule listens to, as it is written: locale, path, query. */
export const writtenFrom = fromOf

/** Some columns of a rule as they are written, to be compared. */
export const columnsOf = (rule: RedirectRule, some: readonly Column[]): string =>
  JSON.stringify(some.map(column => cells[column](rule)))

/** A rule's columns as they are written. */
export const draftOf = (rule: RedirectRule): Draft =>
  Object.fromEntries(columns.map(column => [column, cells[column](rule)])) as Draft

/** Rules as the table that `parse` reads. */
export const printCsv = (rules: readonly RedirectRule[]): string =>
  [columns.join(','), ...rules.map(rule => columns.map(column => quote(cells[column](rule))).join(','))]
    .map(line => `${line}\n`)
    .join('')
