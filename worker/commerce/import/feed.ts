import { parse, CsvError } from 'csv-parse/sync'
import * as v from 'valibot'

import type { Minor } from '#src/kit/money.ts'

import type { ProductPhotograph } from '../seed/products.ts'
import { checkRow, photographOf, requiredColumns, type FeedRow, type RowFacts } from './row.ts'

/** A fault in a feed; lines count from 1, the header included. */
export type FeedProblem = { readonly line: number; readonly column: string; readonly message: string }

export type FeedVariant = {
  readonly line: number
  readonly color?: string
  readonly size?: string
  /** Cents of the feed's currency, US dollars. */
  readonly price: Minor
  readonly compareAt?: Minor
  readonly pieces: number
  readonly barcode?: string
  /** Its own photograph, the one that its colour is shown by. */
  readonly photograph?: string
}

/** One product of a Shopify product export: every line of one handle together. */
export type FeedProduct = {
  readonly handle: string
  readonly title: string
  readonly text: string
  readonly vendor: string
  readonly type: string
  readonly tags: readonly string[]
  readonly variants: readonly FeedVariant[]
  /** In the order to show them. */
  readonly photographs: readonly ProductPhotograph[]
}

export type Feed = {
  readonly products: readonly FeedProduct[]
  /** Products that are not published, and gift cards. */
  readonly skipped: number
  readonly problems: readonly FeedProblem[]
}

/** More lines than this are no feed of a shop this size. */
const mostLines = 20_000

type Numbered = { readonly line: number; readonly row: FeedRow }

const onlyProblem = (line: number, column: string, message: string): Feed => ({
  products: [],
  skipped: 0,
  problems: [{ line, column, message }],
})

/** The library's rows with `info`, which its types leave out. */
const parsedRows = v.array(
  v.object({ record: v.record(v.string(), v.string()), info: v.object({ lines: v.number() }) }),
)

/** The rows with the line each begins on; a quoted field may hold line breaks, so a row is not a line. */
function readRows(csv: string): readonly Numbered[] {
  const records = v.parse(parsedRows, parse(csv, { bom: true, columns: true, info: true, skip_empty_lines: true }))
  const breaks = (record: FeedRow): number => Object.values(record).join('').split('\n').length - 1
  return records.map(({ record, info }) => ({ line: info.lines - breaks(record), row: record }))
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]{0,2000}>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

function variantOf(line: number, facts: RowFacts): FeedVariant {
  const { color, size, price, compareAt, pieces, barcode, photograph } = facts
  return {
    line,
    price,
    pieces,
    ...(color === undefined ? {} : { color }),
    ...(size === undefined ? {} : { size }),
    ...(compareAt === undefined || compareAt <= price ? {} : { compareAt }),
    ...(barcode === undefined ? {} : { barcode }),
    ...(photograph === undefined ? {} : { photograph }),
  }
}

type Group = {
  readonly first: FeedRow
  readonly variants: FeedVariant[]
  readonly photographs: NonNullable<ReturnType<typeof photographOf>>[]
}

function gather(rows: readonly Numbered[]): { groups: Map<string, Group>; problems: FeedProblem[] } {
  const groups = new Map<string, Group>()
  const problems: FeedProblem[] = []
  for (const { line, row } of rows) {
    const handle = row.Handle ?? ''
    const known = groups.get(handle)
    const group = known ?? { first: row, variants: [], photographs: [] }
    groups.set(handle, group)
    const checked = checkRow(row, known?.first)
    if (!checked.ok) problems.push(...checked.problems.map(problem => ({ line, ...problem })))
    else {
      const photograph = photographOf(row)
      if (photograph !== undefined) group.photographs.push(photograph)
      if (checked.facts !== 'picture') group.variants.push(variantOf(line, checked.facts))
    }
  }
  return { groups, problems }
}

const isSold = ({ first, variants }: Group): boolean =>
  variants.length > 0 && first.Published?.toLowerCase() !== 'false' && first['Gift Card']?.toLowerCase() !== 'true'

/** Reads and checks a feed; when anything is wrong, everything that is wrong is named. */
export function readFeed(csv: string): Feed {
  let rows: readonly Numbered[]
  try {
    rows = readRows(csv)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return onlyProblem(Number(error.lines ?? 1), String(error.column ?? ''), error.message)
  }
  const [head] = rows
  if (head === undefined) return onlyProblem(1, '', 'the feed has no products')
  if (rows.length > mostLines) return onlyProblem(mostLines, '', `more than ${mostLines} lines`)
  const missing = requiredColumns.filter(column => !Object.hasOwn(head.row, column))
  if (missing.length > 0)
    return { products: [], skipped: 0, problems: missing.map(column => ({ line: 1, column, message: 'is missing' })) }
  const { groups, problems } = gather(rows)
  const sold = [...groups].filter(([, group]) => isSold(group))
  return {
    problems: problems.toSorted((a, b) => a.line - b.line),
    skipped: groups.size - sold.length,
    products: sold.map(([handle, { first, variants, photographs }]) => ({
      handle,
      title: (first.Title ?? '').trim(),
      text: textOf(first['Body (HTML)'] ?? ''),
      vendor: (first.Vendor ?? '').trim(),
      type: (first.Type ?? '').trim(),
      tags: (first.Tags ?? '')
        .split(',')
        .map(tag => tag.trim().toLowerCase())
        .filter(tag => tag !== ''),
      variants,
      photographs: photographs.toSorted((a, b) => a.position - b.position).map(({ photograph }) => photograph),
    })),
  }
}
