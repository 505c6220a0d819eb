import { vitals } from '#src/measurement/vitals.ts'

/** A row of the event log (worker/storefront/measurement/event-log.ts). */
export type EventRow = {
  readonly id: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly locale: string
  readonly path: string
  readonly page_type: string | null
  readonly session: string | null
  readonly role: string
  /** JSON. */
  readonly parameters: string
}

type Purchase = {
  readonly value: number
  readonly currency: string
  readonly items: readonly { readonly price: number; readonly quantity: number; readonly origin?: string }[]
  /** The variants the buyer had been shown, by flag. */
  readonly variants?: Readonly<Record<string, string>>
}

export const lineOf = ({ at, name, locale, path, role, parameters }: EventRow): string =>
  [new Date(at).toISOString(), locale, role.padEnd(10), name.padEnd(16), path, parameters].join('  ')

/** Adds to what is counted under a key. */
const add = (counts: Map<string, number>, key: string, more = 1) => counts.set(key, (counts.get(key) ?? 0) + more)

const lines = (counts: ReadonlyMap<string, number>, written: (count: number) => string = String) =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, count]) => `  ${key.padEnd(44)} ${written(count)}`)

const money = (currency: string) => (minor: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(minor / 100)

/** Orders and what they were worth, of one currency. */
function ordersOf(currency: string, purchases: readonly Purchase[]): string[] {
  const origins = new Map<string, number>()
  for (const { items } of purchases)
    for (const { price, quantity, origin = 'not known' } of items) add(origins, origin, price * quantity)
  const total = purchases.reduce((sum, { value }) => sum + value, 0)
  const shown = new Map<string, number>()
  for (const { value, variants = {} } of purchases)
    for (const [flag, variation] of Object.entries(variants)) add(shown, `${flag} · ${variation}`, value)
  return [
    `  ${purchases.length} in ${currency}: ${money(currency)(total)}; goods by where they were found:`,
    ...lines(origins, money(currency)).map(line => `  ${line}`),
    ...(shown.size === 0 ? [] : ['    orders by the variants that their buyers were shown:']),
    ...lines(shown, money(currency)).map(line => `  ${line}`),
  ]
}

type VitalEvent = { readonly metric: string; readonly value: number }

/** The value that three of four measurements are no worse than (https://web.dev/articles/vitals). */
const p75 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? 0

/** How pages felt, by vital and page type: CLS is a share, all others milliseconds. */
function vitalsOf(rows: readonly EventRow[]): string[] {
  const measured = rows
    .filter(({ name }) => name === 'web_vital')
    .map(({ page_type, parameters }) => ({ page: page_type ?? 'elsewhere', ...(JSON.parse(parameters) as VitalEvent) }))
  return vitals.flatMap(vital => {
    const byPage = Map.groupBy(
      measured.filter(({ metric }) => metric === vital),
      ({ page }) => page,
    )
    return [...byPage].map(([page, own]) => {
      const value = p75(own.map(one => one.value))
      return `  ${`${vital} · ${page}`.padEnd(44)} ${vital === 'CLS' ? value.toFixed(3) : `${value} ms`} of ${own.length}`
    })
  })
}

/** A summary of the events: by name and page type, visits, web vitals, and orders by currency and origin. */
export function summaryOf(rows: readonly EventRow[]): string {
  if (rows.length === 0) return 'Nothing has been measured in that time.'
  const events = new Map<string, number>()
  for (const { name, page_type } of rows) add(events, `${name} · ${page_type ?? 'elsewhere'}`)
  const purchases = rows.filter(({ name }) => name === 'purchase').map(row => JSON.parse(row.parameters) as Purchase)
  const felt = vitalsOf(rows)
  const byCurrency = Map.groupBy(purchases, ({ currency }) => currency)
  return [
    `${rows.length} events of ${new Set(rows.flatMap(({ session }) => session ?? [])).size} visits that have a session`,
    '',
    'Events by page type',
    ...lines(events),
    '',
    'How pages felt: the 75th percentile of each vital by page type',
    ...(felt.length === 0 ? ['  not measured'] : felt),
    '',
    'Orders',
    ...(purchases.length === 0 ? ['  none'] : [...byCurrency].flatMap(([currency, own]) => ordersOf(currency, own))),
  ].join('\n')
}
