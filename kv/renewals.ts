import * as v from 'valibot'

import type { Clock } from '#src/kit/time/clock.ts'
import { sleep, timeout } from '#src/kit/time/timeout.ts'

import { keys } from './keys.ts'
import { nameOf } from './page-name.ts'

const claimSchema = v.pipe(v.string(), v.parseJson(), v.object({ by: v.string(), at: v.number() }))
type Claim = v.InferOutput<typeof claimSchema>

/** A renewal claimed longer ago than this has failed. */
const claimedMs = 10_000
/** Isolates that claim at the same moment have all written by then; the one that wrote last renews. */
const settleMs = 100
/** The shortest that KV keeps anything. */
const keptSeconds = 60

type Tools = { readonly kv: KVNamespace; readonly clock: Clock; readonly timeoutMs: number }

/**
 * Decides which isolate renews a stale page: a short-lived mark in KV, written in the background. KV shows a write at
 * once in its own location and elsewhere within a minute, so a page is renewed once per location. When KV is slow or
 * unavailable, every isolate renews.
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
