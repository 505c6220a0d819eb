import type { Context } from '../context.ts'
import { dueFulfilments, fulfilmentsOf, nextDue } from '../db/orders/fulfilments.ts'
import { dueReturns, findReturn } from '../db/orders/returns.ts'
import { randomDigits } from '../random.ts'
import { moveFulfilment, type Label } from './move.ts'
import { moveReturn } from './move-return.ts'
import { returnStepOf, stepOf } from './small-warehouse-times.ts'

/** The carrier of local builds; its page is `/carrier/{site}/{number}` (carrier-page.ts). */
export function localLabel({ site, random }: Context): Label {
  const trackingNumber = `40${randomDigits(random, 10)}`
  return { carrier: 'Northpost', trackingNumber, trackingUrl: `/carrier/${site}/${trackingNumber}` }
}

function moveDueFulfilments(context: Context, now: number): number {
  const due = dueFulfilments(context.db, now)
  for (const { orderNumber, number, nextAt } of due) {
    const found = fulfilmentsOf(context.db, orderNumber).find(one => one.number === number)
    const step = found && stepOf(found.way, found.state)
    if (step === undefined) continue
    const label = step.event === 'ship' ? localLabel(context) : undefined
    context.db.transact(() =>
      moveFulfilment(context, { orderNumber, number, event: step.event, actor: 'warehouse', label, at: nextAt }),
    )
  }
  return due.length
}

function moveDueReturns(context: Context, now: number): number {
  const due = dueReturns(context.db, now)
  for (const { returnNumber, nextAt } of due) {
    const state = findReturn(context.db, returnNumber)?.state
    const step = state && returnStepOf(state)
    if (step === undefined) continue
    context.db.transact(() => moveReturn(context, { returnNumber, event: step.event, actor: 'warehouse', at: nextAt }))
  }
  return due.length
}

/** Rounds of the alarm: an order of days ago may have all its steps to go. */
const mostRounds = 50

/**
 * The small warehouse of a local build: does what is due by the shop's clock, each step when it was due, and sees to it that
 * the alarm comes for what is due next.
 */
export function workInWarehouse(context: Context): void {
  const { db, now, scheduler, hasSmallWarehouse } = context
  if (!hasSmallWarehouse) return
  for (let round = 0; round < mostRounds; round += 1)
    if (moveDueFulfilments(context, now()) + moveDueReturns(context, now()) === 0) break
  const next = nextDue(db)
  if (next !== undefined) scheduler.wakeIn(Math.max(0, next - now()))
}
