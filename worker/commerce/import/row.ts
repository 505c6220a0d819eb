import type { Minor } from '#src/kit/money.ts'

import type { ProductPhotograph } from '../seed/products.ts'

/** A line of the feed by the names of its columns. */
export type FeedRow = Readonly<Record<string, string | undefined>>

/** Columns a feed cannot do without; the other columns of the format are read when they are there. */
export const requiredColumns = [
  'Handle',
  'Title',
  'Option1 Name',
  'Option1 Value',
  'Variant Price',
  'Variant Inventory Qty',
] as const

export type RowFacts = {
  readonly color?: string
  readonly size?: string
  readonly price: Minor
  readonly compareAt?: Minor
  readonly pieces: number
  readonly barcode?: string
  /** The photograph of this variant alone. */
  readonly photograph?: string
}

type RowProblem = { readonly column: string; readonly message: string }

export type CheckedRow =
  | { readonly ok: true; readonly facts: RowFacts | 'picture' }
  | { readonly ok: false; readonly problems: readonly RowProblem[] }

const money = /^(\d{1,6})(?:\.(\d{1,2}))?$/

/** `49.9` → 4990. */
function cents(text: string): Minor | undefined {
  const match = money.exec(text.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}

/** Nothing, or an address of a photograph that pages may show. */
const isPhotograph = (text: string): boolean =>
  text === '' || (text.length <= 2_000 && URL.parse(text)?.protocol === 'https:')

/** The photograph of its product that a line brings, with its place among them. */
export function photographOf(
  row: FeedRow,
): { readonly photograph: ProductPhotograph; readonly position: number } | undefined {
  const src = (row['Image Src'] ?? '').trim()
  if (src === '') return undefined
  const alt = (row['Image Alt Text'] ?? '').trim().slice(0, 250)
  const position = Number(row['Image Position'] || Number.MAX_SAFE_INTEGER)
  return { position, photograph: { src, ...(alt === '' ? {} : { alt }) } }
}

const isColor = (name: string): boolean => /^(colou?r|couleur|farbe|colore)$/i.test(name)
const isSize = (name: string): boolean => /^(size|talla|taille|größe|taglia)$/i.test(name)

/** Sorts up to three options into colour and size; what is neither joins the size, `Title` alone means no choice. */
function choiceOf(row: FeedRow, first: FeedRow): Pick<RowFacts, 'color' | 'size'> {
  const options = [1, 2, 3].flatMap(number => {
    const name = (row[`Option${number} Name`] || first[`Option${number} Name`] || '').trim()
    const value = (row[`Option${number} Value`] ?? '').trim()
    return name === '' || value === '' || (name === 'Title' && value === 'Default Title') ? [] : [{ name, value }]
  })
  const color = options.find(({ name }) => isColor(name))?.value
  const sizes = options
    .filter(({ name }) => !isColor(name))
    .toSorted((a, b) => Number(isSize(b.name)) - Number(isSize(a.name)))
  const size = sizes.map(({ value }) => value).join(' / ')
  return { ...(color === undefined ? {} : { color }), ...(size === '' ? {} : { size }) }
}

const problemsOf = (row: FeedRow, first: FeedRow | undefined): RowProblem[] => {
  const checks: readonly (readonly [column: string, wrong: boolean, message: string])[] = [
    ['Handle', !/^[a-z0-9][a-z0-9-]{0,99}$/.test(row.Handle ?? ''), 'must be small letters, digits and hyphens'],
    ['Title', first === undefined && !/\S/.test(row.Title ?? ''), 'is missing on the first line of the product'],
    ['Title', (row.Title ?? '').length > 150, 'is longer than 150 characters'],
    ['Option1 Value', !/\S/.test(row['Option1 Value'] ?? ''), 'is missing'],
    ['Option1 Value', (row['Option1 Value'] ?? '').length > 60, 'is longer than 60 characters'],
    ['Variant Price', !cents(row['Variant Price'] ?? ''), 'must be an amount above zero, such as 49.90'],
    [
      'Variant Compare At Price',
      /\S/.test(row['Variant Compare At Price'] ?? '') && cents(row['Variant Compare At Price'] ?? '') === undefined,
      'must be an amount such as 59.90, or nothing',
    ],
    [
      'Variant Inventory Qty',
      !/^-?\d{1,6}$/.test((row['Variant Inventory Qty'] ?? '').trim()),
      'must be a whole number',
    ],
    [
      'Variant Barcode',
      !/^(\d{8}|\d{12,14})?$/.test((row['Variant Barcode'] ?? '').trim()),
      'must be 8 or 12 to 14 digits, or nothing',
    ],
  ]
  return checks.filter(([, wrong]) => wrong).map(([column, , message]) => ({ column, message }))
}

const notHttps = 'must be an address that begins with https://, or nothing'

const photographProblems = (row: FeedRow): RowProblem[] => [
  ...(['Image Src', 'Variant Image'] as const).flatMap(column =>
    isPhotograph((row[column] ?? '').trim()) ? [] : [{ column, message: notHttps }],
  ),
  ...(/^\d{0,4}$/.test((row['Image Position'] ?? '').trim())
    ? []
    : [{ column: 'Image Position', message: 'must be a whole number, or nothing' }]),
]

/** A line that only adds another picture to its product. */
const isPicture = (row: FeedRow, first: FeedRow | undefined): boolean =>
  first !== undefined &&
  ['Option1 Value', 'Variant Price', 'Variant Inventory Qty'].every(column => !/\S/.test(row[column] ?? ''))

/** Checks one line; `first` is the first line of its product, nothing when this is it. */
export function checkRow(row: FeedRow, first: FeedRow | undefined): CheckedRow {
  const isOnlyPicture = isPicture(row, first)
  const problems = [...(isOnlyPicture ? [] : problemsOf(row, first)), ...photographProblems(row)]
  if (problems.length > 0) return { ok: false, problems }
  if (isOnlyPicture) return { ok: true, facts: 'picture' }
  const compareAt = cents(row['Variant Compare At Price'] ?? '')
  const barcode = (row['Variant Barcode'] ?? '').trim()
  const photograph = (row['Variant Image'] ?? '').trim()
  return {
    ok: true,
    facts: {
      ...choiceOf(row, first ?? row),
      price: cents(row['Variant Price'] ?? '') ?? 0,
      ...(compareAt === undefined ? {} : { compareAt }),
      pieces: Math.max(0, Number(row['Variant Inventory Qty'])),
      ...(barcode === '' ? {} : { barcode }),
      ...(photograph === '' ? {} : { photograph }),
    },
  }
}
