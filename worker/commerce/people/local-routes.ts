import { Hono } from 'hono'
import { safeParse } from 'valibot'

import type { Result } from '#src/kit/result.ts'

import type { Context } from '../context.ts'
import { readEmails } from '../db/emails.ts'
import { outboxState, troubledLetters } from '../db/outbox.ts'
import { findParcel } from '../db/orders/purchases.ts'
import { warehouseOrder, warehouseRows, workByHand } from '../fulfilment/warehouse-page.ts'
import type { Mailbox } from '../mail/outbox/mailbox.ts'
import { identityProvider } from './identity-provider.ts'

/** A shop's local routes: the identity provider, the mailbox's letters, warehouse and carrier. */
export const localRoutes = (contextOf: (request: Request) => Result<Context>) =>
  new Hono()
    .route('/identity', identityProvider(contextOf))
    .get('/letters', async c => {
      const context = contextOf(c.req.raw)
      if (!context.ok) return c.json({ letters: [], waiting: 0, troubled: [] } satisfies Mailbox)
      const { db, emptyOutbox } = context.value
      // Opening the mailbox sends due letters, without waiting for the alarm.
      await emptyOutbox()
      const letters = readEmails(db, c.req.query('to'))
      return c.json({ letters, waiting: outboxState(db).waiting, troubled: troubledLetters(db) } satisfies Mailbox)
    })
    .get('/warehouse', c => {
      const context = contextOf(c.req.raw)
      return c.json(context.ok ? warehouseRows(context.value) : [])
    })
    .post('/warehouse', async c => {
      const context = contextOf(c.req.raw)
      const change = safeParse(warehouseOrder, await c.req.json())
      if (!context.ok || !change.success) return c.json([])
      workByHand(context.value, change.output)
      return c.json(warehouseRows(context.value))
    })
    .get('/carrier/:number', c => {
      const context = contextOf(c.req.raw)
      return c.json(context.ok ? { parcel: findParcel(context.value.db, c.req.param('number')) } : {})
    })
