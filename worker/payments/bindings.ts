import * as v from 'valibot'

import { binding, origin, settingsReader, sharedKey, whole } from '#src/kit/settings.ts'

import type { PaymentLedger } from './ledger.ts'

/** On this machine stores may run on any port: `http://localhost:*`, in the form of a Content-Security-Policy. */
const storeOrigin = v.union([origin, v.picklist(['http://localhost:*', 'http://127.0.0.1:*'])])

/** Every setting of the worker, and what the platform binds. */
export const settingsSchema = v.object({
  LEDGER: binding<DurableObjectNamespace<PaymentLedger>>('LEDGER'),
  /** The merchant's key, sent as `authorization: Bearer`. */
  PAYMENTS_KEY: sharedKey(LOCAL_BUILD),
  /** This worker's public address. */
  PAYMENTS_ORIGIN: origin,
  /** The stores that may hold the card fields in a frame, separated by commas. */
  STORE_ORIGINS: v.pipe(
    v.string(),
    v.transform(text => text.split(',').map(one => one.trim())),
    v.array(storeOrigin),
    v.minLength(1),
  ),
  /** How long the card `slow` takes, in milliseconds. */
  SLOW_ANSWER_MS: whole(3_000),
  /** How long the card `lost` holds a connection before it ends without an answer, in milliseconds. */
  LOST_ANSWER_MS: whole(60_000),
})
export type PaymentsSettings = v.InferOutput<typeof settingsSchema>

export const settingsOf = settingsReader('payments', settingsSchema)
