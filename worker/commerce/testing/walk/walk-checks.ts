import {
  fulfilmentAfter,
  orderStatusOf,
  type FulfilmentEvent,
  type FulfilmentState,
  type FulfilmentMethod,
} from '#src/commerce/order-life.ts'

import { letterAfter } from '../../mail/orders/tell-order.ts'
import { ledgerMatches, rows } from '../checkout.ts'

type Event = { id: number; order_number: string; event: string; facts: string }
type Part = { order_number: string; number: number; way: FulfilmentMethod; state: FulfilmentState; left: number }

const events = () => rows<Event>('SELECT id, order_number, event, facts FROM order_events ORDER BY id')
const parts = () =>
  rows<Part>(
    `SELECT order_number, number, way, state,
       (SELECT SUM(qty - cancelled) FROM fulfilment_lines AS l
        WHERE l.order_number = f.order_number AND l.number = f.number) AS left
     FROM fulfilments AS f ORDER BY order_number, number`,
  )

const fulfilmentOf = ({ facts }: Event): number | undefined => (JSON.parse(facts) as { fulfilment?: number }).fulfilment

/** Parts whose state is not the one their events lead to; one that has nothing left is cancelled, from a state that allows it. */
export async function unlawful(): Promise<string[]> {
  const happened = await events()
  return (await parts()).flatMap(({ order_number, number, way, state, left }) => {
    const moves = happened.filter(one => one.order_number === order_number && fulfilmentOf(one) === number)
    const reached = moves.reduce<FulfilmentState | undefined>(
      (at, one) => at && fulfilmentAfter(way, at, one.event as FulfilmentEvent),
      'confirmed',
    )
    const isLawful =
      state === 'cancelled'
        ? left === 0 && reached !== undefined && fulfilmentAfter(way, reached, 'cancel') === 'cancelled'
        : left > 0 && reached === state
    return isLawful ? [] : [`${order_number} ${number} ${way}: ${state}, not ${reached}`]
  })
}

type Standing = { order_number: string; status: string; returned: number }

/** Orders whose status as a whole is not that of their parts (D22). */
export async function misstated(): Promise<string[]> {
  const all = await parts()
  const orders = await rows<Standing>(
    `SELECT order_number, status, status = 'RETURNED' AS returned FROM orders WHERE placing = 'final'`,
  )
  return orders.flatMap(({ order_number, status, returned }) => {
    const states = all.filter(one => one.order_number === order_number).map(({ state }) => state)
    return orderStatusOf(states, { isReturned: returned === 1 }) === status ? [] : [`${order_number} ${status}`]
  })
}

type Written = { event: string; kind: string; state: string; letters: number }

/** Events that have no letter, or more than one; letters that no event caused. */
export async function lettersOutOfStep(): Promise<string[]> {
  const ways = new Map((await parts()).map(({ order_number, number, way }) => [`${order_number} ${number}`, way]))
  const expected = (await events()).flatMap(one => {
    const way = ways.get(`${one.order_number} ${fulfilmentOf(one)}`)
    const rule = letterAfter(one.event, way)
    return rule === undefined ? [] : [`order ${one.order_number} ${one.id}: ${rule.kind}, sent, in 1 letter`]
  })
  const written = await rows<Written>(
    `SELECT event, kind, state, (SELECT COUNT(*) FROM letters WHERE outbox_id = outbox.id) AS letters FROM outbox
     WHERE event LIKE 'order %' ORDER BY rowid`,
  )
  const found = written.map(({ event, kind, state, letters }) => `${event}: ${kind}, ${state}, in ${letters} letter`)
  const [wanted, had] = [new Set(expected), new Set(found)]
  return [
    ...expected.filter(one => !had.has(one)).map(one => `missing: ${one}`),
    ...found.filter(one => !wanted.has(one)).map(one => `too many: ${one}`),
    ...(found.length === had.size ? [] : ['two letters of one event']),
  ]
}

/** Orders that gave back more than they took, or kept something of what never came. */
export const unbalanced = () =>
  rows(
    `SELECT order_number, taken, given FROM (
       SELECT order_number, status,
         (SELECT COALESCE(SUM(amount), 0) FROM charges WHERE charges.order_number = orders.order_number) AS taken,
         (SELECT COALESCE(SUM(amount), 0) FROM order_refunds WHERE order_refunds.order_number = orders.order_number) AS given
       FROM orders WHERE placing = 'final'
     ) WHERE given > taken OR (status IN ('CANCELLED', 'RETURNED') AND given <> taken)`,
  )

/** How many payments, refunds and letters are still open. */
export async function openEnds(): Promise<number> {
  const [row] = await rows<{ open: number }>(
    `SELECT (SELECT COUNT(*) FROM payments WHERE state IN ('open', 'authorised'))
       + (SELECT COUNT(*) FROM order_refund_requests WHERE state = 'open')
       + (SELECT COUNT(*) FROM outbox WHERE state = 'waiting') AS open`,
  )
  return row?.open ?? 0
}

/** Everything that must never break, and what of it is broken. */
export const broken = async () => ({
  unlawful: await unlawful(),
  misstated: await misstated(),
  letters: await lettersOutOfStep(),
  money: await unbalanced(),
  ledgers: await ledgerMatches(),
})
