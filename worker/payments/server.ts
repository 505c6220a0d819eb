import { createHash, timingSafeEqual } from 'node:crypto'

import { Hono } from 'hono'
import * as v from 'valibot'

import { systemClock } from '#src/kit/time/clock.ts'
import { currencies } from '#src/kit/money.ts'
import { sleep } from '#src/kit/time/timeout.ts'

import { settingsOf, type PaymentsSettings } from './bindings.ts'
import type { CardBehaviour } from './cards.ts'
import type { PaymentLedger } from './ledger.ts'
import type { Payment } from './records.ts'
import { openSession } from './session.ts'

const reference = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
const session = v.object({ reference })
const payment = v.object({
  reference,
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.picklist(currencies),
  instrumentId: v.string(),
})
const refund = v.object({ amount: v.pipe(v.number(), v.integer(), v.minValue(1)) })
const captures = v.object({ ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(500)) })
const bankInstrument = v.object({ reference, brand: v.picklist(['payconiq', 'bancontact']) })
const idempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{8,80}$/))

/** The provider keeps everything in one object. */
export const ledgerOf = ({ LEDGER }: PaymentsSettings): DurableObjectStub<PaymentLedger> =>
  LEDGER.get(LEDGER.idFromName('provider'))

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compared by their hashes, so that the time it takes says nothing about the key. */
const sameSecret = (given: string, expected: string): boolean => timingSafeEqual(hash(given), hash(expected))

/** Delays or loses the answer, as some test cards do after the payment was recorded. */
async function answering(
  behaviour: CardBehaviour,
  { SLOW_ANSWER_MS, LOST_ANSWER_MS }: PaymentsSettings,
): Promise<'sent' | 'lost'> {
  if (behaviour === 'slow') await sleep(SLOW_ANSWER_MS)
  if (behaviour !== 'lost') return 'sent'
  await sleep(LOST_ANSWER_MS)
  return 'lost'
}

/** A payment as the store sees it; one that waits says where its owner is asked. */
const shown = ({ challengeId, ...payment }: Payment, { PAYMENTS_ORIGIN }: PaymentsSettings) => ({
  ...payment,
  ...(challengeId === undefined ? {} : { challengeUrl: `${PAYMENTS_ORIGIN}/challenge/${challengeId}` }),
})

const unprocessable = () => Response.json({ error: 'unprocessable' }, { status: 422 })
const missing = () => Response.json({ error: 'not found' }, { status: 404 })

const bodyOf = async <Schema extends v.GenericSchema>(request: Request, schema: Schema) =>
  v.safeParse(schema, await request.json().catch(() => undefined))

/** The server API, for calls with the merchant's key. */
export const server = new Hono<{ Bindings: object }>()
  .use(async (c, next) => {
    const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    if (sameSecret(given, settingsOf(c.env).PAYMENTS_KEY)) return next()
    return c.json({ error: 'unauthorised' }, 401)
  })
  .post('/sessions', async c => {
    const settings = settingsOf(c.env)
    const body = await bodyOf(c.req.raw, session)
    if (!body.success) return unprocessable()
    const { PAYMENTS_ORIGIN: at, PAYMENTS_KEY } = settings
    const id = openSession(PAYMENTS_KEY, body.output.reference, systemClock())
    return c.json({ id, fieldsUrl: `${at}/fields/${id}`, approvalUrl: `${at}/approval/${id}` }, 201)
  })
  // Banks have no form: their own page asks when the order is placed.
  .post('/instruments', async c => {
    const body = await bodyOf(c.req.raw, bankInstrument)
    if (!body.success) return unprocessable()
    const { reference, brand } = body.output
    return c.json({ id: await ledgerOf(settingsOf(c.env)).saveMethod(reference, brand, 'challenge') }, 201)
  })
  .get('/instruments/:id', async c => {
    const instrument = await ledgerOf(settingsOf(c.env)).instrument(c.req.param('id'))
    return instrument === undefined ? missing() : c.json(instrument)
  })
  .post('/payments', async c => {
    const settings = settingsOf(c.env)
    const body = await bodyOf(c.req.raw, payment)
    const key = v.safeParse(idempotencyKey, c.req.header('idempotency-key'))
    if (!body.success || !key.success) return unprocessable()
    const done = await ledgerOf(settings).authorise({ ...body.output, idempotencyKey: key.output })
    if (done.outcome === 'no-instrument') return missing()
    if (done.outcome === 'key-reused') return c.json({ error: 'idempotency key used for another payment' }, 409)
    const answer = await answering(done.behaviour, settings)
    return answer === 'sent' ? c.json(shown(done.payment, settings), 201) : c.json({ error: 'timed out' }, 504)
  })
  .get('/payments', async c => {
    const settings = settingsOf(c.env)
    const found = await ledgerOf(settings).find(c.req.query('reference') ?? '')
    return c.json(found.map(payment => shown(payment, settings)))
  })
  .post('/captures', async c => {
    const body = await bodyOf(c.req.raw, captures)
    return body.success ? c.json(await ledgerOf(settingsOf(c.env)).capture(body.output.ids)) : unprocessable()
  })
  .post('/payments/:id/refunds', async c => {
    const body = await bodyOf(c.req.raw, refund)
    const key = v.safeParse(idempotencyKey, c.req.header('idempotency-key'))
    if (!body.success || !key.success) return unprocessable()
    const done = await ledgerOf(settingsOf(c.env)).refund(c.req.param('id'), key.output, body.output.amount)
    if (done.outcome === 'no-payment') return missing()
    return done.outcome === 'recorded' ? c.json(done.refund, 201) : c.json({ error: done.outcome }, 409)
  })
  .put('/voids/:key', async c => {
    const body = await bodyOf(c.req.raw, session)
    if (!body.success) return unprocessable()
    return c.json(await ledgerOf(settingsOf(c.env)).void(c.req.param('key'), body.output.reference))
  })
