import { expect, test } from 'vitest'

import { ledgerMatches, checkout, rows, stockOf } from '../testing/checkout.ts'
import { upcOf } from '../testing/fixture/fixture.ts'

const shell = upcOf('FJ100')

test('POST /consumers-v3/consumer/CancelOrder puts the pieces back and writes what was charged into the ledger, once', async () => {
  const before = await stockOf(shell)
  const { shopper, prepared, place } = await checkout([[shell, 2]])
  const { answer: placed } = await place()
  expect(await stockOf(shell)).toEqual({ ...before, onHand: before.onHand - 2 })
  const { orderNumber, st } = prepared
  const cancel = () => shopper.call('consumer.order.cancel', { orderNumber, st })
  const cancelled = await cancel()
  expect(cancelled.answer).toMatchObject({ status: 'CANCELLED', refunded: placed.totals.total })
  expect((await cancel()).code).toBe('ORD409')
  expect(await stockOf(shell)).toEqual(before)
  expect(await rows('SELECT amount FROM order_refunds')).toEqual([{ amount: placed.totals.total }])
  expect(await ledgerMatches()).toBe(true)
})

test('refunds are never changed and never deleted', async () => {
  const { shopper, prepared, place } = await checkout([[shell, 1]])
  await place()
  await shopper.call('consumer.order.cancel', { orderNumber: prepared.orderNumber, st: prepared.st })
  await expect(rows('UPDATE order_refunds SET amount = 1')).rejects.toThrow('append-only')
  await expect(rows('DELETE FROM order_refunds')).rejects.toThrow('append-only')
})
