import * as v from 'valibot'

import type { Clock } from '#src/kit/clock.ts'
import { sleep, timeout } from '#src/kit/timeout.ts'

import { keys } from './keys.ts'
import { nameOf } from './page-name.ts'

const claimSchema = v.pipe(v.string(), v.parseJson(), v.object({ by: v.string(), at: v.number() }))
type Claim = v.InferOutput<typeof claimSchema>

/** Whoever claimed a renewal so long ago has failed, or is gone. */
const claimedMs = 10_000
/** Isolates that claim at the same moment have all written by then; the one that wrote last renews. */
const settleMs = 100
/** The shortest that KV keeps anything. */
const keptSeconds = 60

type Tools = { readonly kv: KVNamespace; readonly clock: Clock; readonly timeoutMs: number }

/**
 * Which isolate renews a stale page: a short mark in KV says so, written behind an answer. KV shows a write at once in
 * the place where it was made, and elsewhere within a minute, so a page is renewed once a place. KV slow or away lets
 * everybody renew.
 */
export function createRenewals({ kv, clock, timeoutMs }: Tools) {
  const within = <Value>(work: Promise<Value>) => timeout(timeoutMs, work).catch(() => undefined)
  let isolate: string | undefined

  async function isAnothers(name: string, me: string): Promise<boolean> {
    const claim = v.safeParse(claimSchema, await within(kv.get(keys.renewal(name))))
    return claim.success && claim.output.by !== me && Math.abs(clock() - claim.output.at) < claimedMs
  }

  return {
    /** Whether this isolate is the one to renew a page; false while another does. */
    claim: async (key: string): Promise<boolean> => {
      const name = await nameOf(key)
      const me = (isolate ??= crypto.randomUUID())
      if (await isAnothers(name, me)) return false
      const claim = JSON.stringify({ by: me, at: clock() } satisfies Claim)
      await within(kv.put(keys.renewal(name), claim, { expirationTtl: keptSeconds }))
      await sleep(settleMs)
      return !(await isAnothers(name, me))
    },
  }
}
