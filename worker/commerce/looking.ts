import type { CallName } from '#src/commerce/calls/index.ts'
import type { ErrorCode } from '#src/commerce/errors.ts'
import type { Result } from '#src/kit/result.ts'

import type { Context, ShopperContext } from './context.ts'
import type { Database } from './db/database.ts'

/** Stands where a look is shown no secret but the contract wants a value. It opens nothing. */
export const hiddenFromLooks = 'hidden-from-whoever-looks'

/** Secrets that answers carry: what names a card or an order to whoever knows it is hidden, the rest is left out. */
const hidden: ReadonlySet<string> = new Set(['paymentInstrumentId', 'st'])
const leftOut: ReadonlySet<string> = new Set([
  'payment_instrument_id',
  'session_id',
  'client_token',
  'attachment',
  'approvalUrl',
  'bin',
  // Where the owner of a payment is asked.
  'action',
])

/** An answer without what only the customer may have. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (leftOut.has(key)) return []
      return [[key, hidden.has(key) ? hiddenFromLooks : withoutSecrets(inner)]]
    }),
  )
}

/** Whether the caller only looks. */
export const isLooking = (context: Context | ShopperContext): boolean => 'look' in context

type Answered = Result<unknown, ErrorCode>

/** Undoes what a reading call has written: that a message was said, that a cart was priced anew. */
class Undone extends Error {}

/**
 * Answers a call of a look. What its handler writes is undone, so the customer finds everything as it was; only ending the
 * look is kept. A handler that would wait for something outside answers nobody who only looks.
 */
export function answerLook(db: Database, name: CallName, run: () => Answered | Promise<Answered>): Answered {
  let answered: Answered | Promise<Answered> | undefined
  try {
    db.transact(() => {
      answered = run()
      if (name !== 'auth.session.signout') throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  if (answered === undefined || answered instanceof Promise) throw new Error(`${name} is open to looks and waits`)
  return answered.ok ? { ...answered, value: withoutSecrets(answered.value) } : answered
}
