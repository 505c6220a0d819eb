import * as v from 'valibot'

import { calls, type CallName } from '#src/commerce/calls/index.ts'
import { errorStatus, type ErrorCode } from '#src/commerce/errors.ts'

export const callNames = Object.keys(calls) as CallName[]
export const errorCodes = Object.keys(errorStatus) as ErrorCode[]

/** Flash codes of carts (R176, R179, R328 to R331). */
export const flashCodes = [
  'PaymentNotAuthorized',
  'PickupToSthTransition',
  'StsToSthTransition',
  'InvalidShippingAddress',
  'ProductLineItemInventoryMissing',
  'ProductItemNotAvailable',
  'ProductLineItemFullInventoryMissing',
  'ProductItemMaxQuantity',
  'ProductItemRequired',
] as const

const formNumber = (most: number) =>
  v.pipe(v.unknown(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(most))

/**
 * The effect on a call: `refuse` answers with a code; `flash` runs it and adds a flash to the cart it answers; `wait`
 * delays it by milliseconds; `break` answers 502 without running it; `lose` runs it and loses the answer.
 */
const effect = v.variant('kind', [
  v.object({ kind: v.literal('refuse'), code: v.picklist(errorCodes) }),
  v.object({ kind: v.literal('flash'), type: v.picklist(flashCodes) }),
  v.object({ kind: v.literal('wait'), ms: formNumber(60_000) }),
  v.object({ kind: v.literal('break') }),
  v.object({ kind: v.literal('lose') }),
])
export type Effect = v.InferOutput<typeof effect>

/** An effect on the next `times` calls of a name. */
export const scenario = v.object({
  call: v.picklist(callNames),
  times: v.optional(v.pipe(formNumber(1_000), v.minValue(1)), 1),
  effect,
})
export type Scenario = v.InferOutput<typeof scenario>

/** A change of the scenarios. `clock`: hours the shop's clock is ahead of this machine's. */
export const order = v.variant('do', [
  v.object({ do: v.literal('prepare'), scenario }),
  v.object({ do: v.literal('clock'), hours: formNumber(24 * 366 * 5) }),
  v.object({ do: v.literal('clear') }),
])
export type ScenarioOrder = v.InferOutput<typeof order>

/** An effect as the header `x-scenario` writes it: a code, a flash, `wait=<ms>`, `break` or `lose`. */
export function readEffect(header: string): Effect | undefined {
  const [, ms] = /^wait=(\d{1,5})$/.exec(header) ?? []
  const written = [
    { kind: header },
    { kind: 'refuse', code: header },
    { kind: 'flash', type: header },
    { kind: 'wait', ms },
  ]
  for (const one of written) {
    const read = v.safeParse(effect, one)
    if (read.success) return read.output
  }
  return undefined
}
