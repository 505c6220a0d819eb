import * as v from 'valibot'

import type { Currency, Minor } from '#src/kit/money.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

const url = v.pipe(v.string(), v.url())

const session = v.object({ id: v.string(), fieldsUrl: url, approvalUrl: url })

const instrument = v.object({
  id: v.string(),
  /** The basket whose session the card was typed in. */
  reference: v.string(),
  brand: v.string(),
  last4: v.string(),
  expiry: v.string(),
  bin: v.string(),
})
type Instrument = v.InferOutput<typeof instrument>

const payment = v.object({
  id: v.string(),
  idempotencyKey: v.string(),
  /** `challenged` waits for its owner's answer at `challengeUrl`. */
  state: v.picklist(['authorised', 'captured', 'refused', 'voided', 'challenged']),
  reason: v.optional(v.picklist(['declined', 'insufficient-funds', 'fraud', 'expired', 'not-authenticated'])),
  challengeUrl: v.optional(url),
  threeDS: v.optional(v.record(v.string(), v.string())),
})
export type ProviderPayment = v.InferOutput<typeof payment>

const refund = v.object({ id: v.string(), amount: v.number() })

type RefundRequest = {
  readonly idempotencyKey: string
  readonly paymentId: string
  readonly amount: Minor
}

type PaymentRequest = {
  readonly idempotencyKey: string
  /** The order number. */
  readonly reference: string
  readonly amount: Minor
  readonly currency: Currency
  readonly instrumentId: string
}

/** `lost` is no answer, or none in time: what was asked may have been done. */
type ProviderAnswer<Value> = Promise<Result<Value, 'missing' | 'lost'>>

/** The payment provider as the platform's server sees it. */
export type PaymentProvider = {
  readonly openSession: (reference: string) => ProviderAnswer<v.InferOutput<typeof session>>
  /** An instrument of a bank that asks on its own page when the order is placed. */
  readonly openBank: (reference: string, brand: string) => ProviderAnswer<{ readonly id: string }>
  readonly readInstrument: (id: string) => ProviderAnswer<Instrument>
  readonly authorise: (request: PaymentRequest) => ProviderAnswer<ProviderPayment>
  /** Takes the money of authorised payments; those the provider knows come back. */
  readonly capture: (paymentIds: readonly string[]) => ProviderAnswer<ProviderPayment[]>
  /** Gives money of a captured payment back, once per key. */
  readonly refund: (request: RefundRequest) => ProviderAnswer<{ readonly id: string }>
  /** Every attempt to pay for an order. */
  readonly find: (reference: string) => ProviderAnswer<ProviderPayment[]>
  /** Ends the attempt under this key, even one that has not arrived yet: it will be refused when it does. */
  readonly void: (idempotencyKey: string, reference: string) => ProviderAnswer<ProviderPayment>
}

type Settings = { readonly key: string; readonly timeout: number }

type Request = {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
  readonly idempotencyKey?: string
}

/** No answer that can be used; the log says of what. The path less its query and ids: `/v1/instruments`. */
function lost(method: string, path: string, message: string) {
  const call = `${method} ${/^\/v1\/\w+/.exec(path)?.[0]}`
  const at = new Date().toISOString()
  console.error(JSON.stringify({ level: 'error', at, worker: 'commerce', provider: call, message }))
  return fail('lost')
}

/** The provider behind a binding; every question is bounded by `timeout` (milliseconds). */
export function paymentProvider(provider: Pick<Fetcher, 'fetch'>, { key, timeout }: Settings): PaymentProvider {
  async function ask<Schema extends v.GenericSchema>(
    schema: Schema,
    { method, path, body, idempotencyKey }: Request,
  ): ProviderAnswer<v.InferOutput<Schema>> {
    try {
      const response = await provider.fetch(`https://payments.internal${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout),
      })
      if (response.status === 404) return fail('missing')
      const answer = v.safeParse(schema, await response.json().catch(() => undefined))
      if (response.ok && answer.success) return ok(answer.output)
      return lost(method, path, `answered ${response.status}${answer.success ? '' : ' in another shape'}`)
    } catch (error) {
      return lost(method, path, String(error))
    }
  }
  const name = encodeURIComponent
  return {
    openSession: reference => ask(session, { method: 'POST', path: '/v1/sessions', body: { reference } }),
    openBank: (reference, brand) =>
      ask(v.object({ id: v.string() }), { method: 'POST', path: '/v1/instruments', body: { reference, brand } }),
    readInstrument: id => ask(instrument, { method: 'GET', path: `/v1/instruments/${name(id)}` }),
    authorise: ({ idempotencyKey, ...body }) =>
      ask(payment, { method: 'POST', path: '/v1/payments', body, idempotencyKey }),
    capture: ids => ask(v.array(payment), { method: 'POST', path: '/v1/captures', body: { ids } }),
    refund: ({ idempotencyKey, paymentId, amount }) =>
      ask(refund, {
        method: 'POST',
        path: `/v1/payments/${name(paymentId)}/refunds`,
        body: { amount },
        idempotencyKey,
      }),
    find: reference => ask(v.array(payment), { method: 'GET', path: `/v1/payments?reference=${name(reference)}` }),
    void: (idempotencyKey, reference) =>
      ask(payment, { method: 'PUT', path: `/v1/voids/${name(idempotencyKey)}`, body: { reference } }),
  }
}
