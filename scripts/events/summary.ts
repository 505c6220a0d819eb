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
  return [
    `  ${purchases.length} in ${currency}: ${money(currency)(total)}; goods by where they were found:`,
    ...lines(origins, money(currency)).map(line => `  ${line}`),
  ]
}

/** What a time amounted to, for a person: events by name and page type, visits, and orders by currency and origin. */
export function summaryOf(rows: readonly EventRow[]): string {
  if (rows.length === 0) return 'Nothing has been measured in that time.'
  const events = new Map<string, number>()
  for (const { name, page_type } of rows) add(events, `${name} · ${page_type ?? 'elsewhere'}`)
  const purchases = rows.filter(({ name }) => name === 'purchase').map(row => JSON.parse(row.parameters) as Purchase)
  const byCurrency = Map.groupBy(purchases, ({ currency }) => currency)
  return [
    `${rows.length} events of ${new Set(rows.flatMap(({ session }) => session ?? [])).size} visits that have a session`,
    '',
    'Events by page type',
    ...lines(events),
    '',
    'Orders',
    ...(purchases.length === 0 ? ['  none'] : [...byCurrency].flatMap(([currency, own]) => ordersOf(currency, own))),
  ].join('\n')
}
