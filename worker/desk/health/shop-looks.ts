import type * as v from 'valibot'

import type { operatorCalls } from '#src/commerce/calls/orders/operator.ts'
import type { Result } from '#src/kit/result.ts'
import type { SiteName } from '#src/language/locales.ts'

import type { Operate } from '../orders/operate.ts'
import { timed, type LookOutcome, type PartHealth } from './look.ts'

/** The outcome of a payment is known within half a minute (O5); what waits for so long does not move, in milliseconds. */
const stuckAfterMs = 600_000

async function lettersLook(operate: Operate, site: SiteName): Promise<LookOutcome> {
  const letters = await operate(site, 'operator.letters.list')
  if (!letters.ok) return { isHealthy: false, facts: letters.code }
  const { waiting, givenUp } = letters.value
  return { isHealthy: givenUp === 0, facts: `${waiting} waiting, ${givenUp} given up` }
}

async function packingLook(operate: Operate, site: SiteName): Promise<LookOutcome> {
  const orders = await operate(site, 'operator.orders.list', { query: { status: 'CONFIRMED' } })
  return orders.ok
    ? { isHealthy: true, facts: `${orders.value.total} to be packed` }
    : { isHealthy: false, facts: orders.code }
}

type Queues = v.InferOutput<(typeof operatorCalls)['operator.queues.get']['answer']>

/** Looks at what a shop says of its queues, which is asked for once. */
const queuesLook =
  (asked: Promise<Result<Queues>>, say: (queues: Queues) => LookOutcome) => async (): Promise<LookOutcome> => {
    const queues = await asked
    return queues.ok ? say(queues.value) : { isHealthy: false, facts: queues.code }
  }

const paymentsSaid = ({ placing, longestMs, challenged }: Queues): LookOutcome => ({
  isHealthy: longestMs < stuckAfterMs,
  facts:
    placing + challenged === 0
      ? 'no payment is open'
      : [
          ...(placing === 0 ? [] : [`${placing} under way, the first for ${Math.ceil(longestMs / 1000)} s`]),
          ...(challenged === 0 ? [] : [`${challenged} at the bank’s question`]),
        ].join(', '),
})

const limitsSaid = ({ limited }: Queues): LookOutcome => ({
  isHealthy: true,
  facts:
    limited.length === 0
      ? 'nobody was stopped in the last hour'
      : `stopped in the last hour: ${limited.map(({ what, count }) => `${what} ${count}`).join(', ')}`,
})

/** Looks at what waits in a shop, and at whom it stopped. */
export function lookAtShop(operate: Operate, site: SiteName): readonly Promise<PartHealth>[] {
  const queues = operate(site, 'operator.queues.get')
  return [
    timed(`letters: ${site}`, () => lettersLook(operate, site)),
    timed(`orders: ${site}`, () => packingLook(operate, site)),
    timed(`open payments: ${site}`, queuesLook(queues, paymentsSaid)),
    timed(`rate limits: ${site}`, queuesLook(queues, limitsSaid)),
  ]
}
