import type { AssociateAction } from '#src/commerce/calls/associates.ts'
import type { Associate } from '#src/commerce/calls/session-shapes.ts'

import type { Context } from '../../context.ts'
import { jsonColumn, type Database } from '../database.ts'

const factsColumn = jsonColumn<AssociateAction['facts']>()

type Did = Pick<AssociateAction, 'kind' | 'facts'>

/** Writes down what an associate did; nothing takes it back. */
export function writeAction(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { storeId, storeEmployeeId, storeEmployeeName }: Associate,
  { kind, facts }: Did,
): void {
  db.run(
    'INSERT INTO associate_actions (store_id, employee_id, employee_name, kind, facts, at) VALUES (?, ?, ?, ?, ?, ?)',
    storeId,
    storeEmployeeId,
    storeEmployeeName,
    kind,
    factsColumn.write(facts),
    now(),
  )
}

/** Writes an order down once, however often its answer is asked for. */
export function writeOrdered(context: Pick<Context, 'db' | 'now'>, associate: Associate, orderNumber: string): void {
  const known = context.db.first(
    `SELECT 1 AS there FROM associate_actions WHERE kind = 'ordered' AND facts ->> 'orderNumber' = ?`,
    orderNumber,
  )
  if (known === undefined) writeAction(context, associate, { kind: 'ordered', facts: { orderNumber } })
}

type ActionRow = { employee_name: string; kind: AssociateAction['kind']; facts: string; at: number }

/** The actions in a store, the latest first. */
export const actionsIn = (db: Database, storeId: string, most: number): AssociateAction[] =>
  db
    .all<ActionRow>(
      'SELECT employee_name, kind, facts, at FROM associate_actions WHERE store_id = ? ORDER BY id DESC LIMIT ?',
      storeId,
      most,
    )
    .map(({ employee_name: storeEmployeeName, kind, facts, at }) => ({
      storeEmployeeName,
      kind,
      facts: factsColumn.read(facts),
      at: new Date(at).toISOString(),
    }))
