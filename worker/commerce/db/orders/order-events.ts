import { jsonColumn, type Database } from '../database.ts'

export type Actor = 'shopper' | 'operator' | 'warehouse' | 'platform'

/** Something that happened to an order after it was paid. */
export type OrderEvent = {
  readonly orderNumber: string
  readonly actor: Actor
  /** The event's name, e.g. `ship`, `cancel`, `receive`. */
  readonly event: string
  readonly facts: Readonly<Record<string, string | number | undefined>>
  readonly at: number
}

/** Writes an event down for good, and gives its number. */
export const recordEvent = (db: Database, { orderNumber, actor, event, facts, at }: OrderEvent): number =>
  db.first<{ id: number }>(
    'INSERT INTO order_events (order_number, actor, event, facts, at) VALUES (?, ?, ?, ?, ?) RETURNING id',
    orderNumber,
    actor,
    event,
    JSON.stringify(facts),
    at,
  )?.id ?? 0

type KnownEvent = Omit<OrderEvent, 'orderNumber' | 'facts'> & {
  readonly facts: Readonly<Record<string, string | number>>
}

const factsColumn = jsonColumn<KnownEvent['facts']>()

/** The events of an order, the oldest first. */
export const eventsOf = (db: Database, orderNumber: string): readonly KnownEvent[] =>
  db
    .all<{ actor: Actor; event: string; facts: string; at: number }>(
      'SELECT actor, event, facts, at FROM order_events WHERE order_number = ? ORDER BY id',
      orderNumber,
    )
    .map(({ facts, ...row }) => ({ ...row, facts: factsColumn.read(facts) }))
