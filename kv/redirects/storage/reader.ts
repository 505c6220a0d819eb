import type { Clock } from '#src/kit/time/clock.ts'
import { timeout } from '#src/kit/time/timeout.ts'

import type { Revision } from '../revision.ts'
import { loadPointer, loadRevision, type RulesReader } from './storage.ts'

/** Rules that are in force. */
export type InForce = { readonly id: string; readonly revision: Revision }

type Tools = {
  readonly kv: RulesReader
  readonly clock: Clock
  /** Milliseconds after which the pointer is read again, behind an answer. */
  readonly refreshMs: number
  /** Longest that the first request of an isolate waits. */
  readonly timeoutMs: number
}

/** After a failure the next attempt comes sooner. */
const retryMs = 5_000
/** A read that has not ended by then never will: its request may be gone. */
const lostMs = 15_000

/**
 * The redirect rules of one isolate. They are read once and renewed in the background; the last valid copy is kept. A
 * busy isolate renews them halfway through `refreshMs`, so they never get older than that; an idle one renews them
 * before its next answer. A slow, empty or corrupt KV never fails a request: one request waits at most `timeoutMs`, and
 * none waits while KV is known to be slow.
 */
export function createRedirectRules({ kv, clock, refreshMs, timeoutMs }: Tools) {
  let known: InForce | undefined
  let isOff = false
  let nextAt = Number.NEGATIVE_INFINITY
  let staleAt = Number.NEGATIVE_INFINITY
  let isSlow = false
  let loading: { readonly work: Promise<void>; readonly until: number } | undefined

  /** Whether what KV says was understood. */
  async function load(): Promise<boolean> {
    const pointer = await loadPointer(kv)
    if (typeof pointer === 'string') return pointer === 'none'
    isOff = pointer.off
    if (known?.id === pointer.revision) return true
    const revision = await loadRevision(kv, pointer.revision)
    if (revision !== undefined) known = { id: pointer.revision, revision }
    return revision !== undefined
  }

  async function refresh(started: number): Promise<void> {
    nextAt = started + lostMs
    isSlow = true
    const isGood = await load().catch(() => false)
    const now = clock()
    isSlow = now - started > timeoutMs
    nextAt = now + (isGood ? refreshMs / 2 : Math.min(retryMs, refreshMs))
    if (isGood) staleAt = now + refreshMs
    loading = undefined
  }

  return {
    /** The rules in force, none, or `off` by the kill switch. `waitUntil` keeps the isolate at work behind the answer. */
    current: async (waitUntil: (work: Promise<unknown>) => void): Promise<InForce | 'off' | undefined> => {
      const now = clock()
      if (now >= nextAt) {
        const until = now >= staleAt && !isSlow ? now + timeoutMs : now
        const work = refresh(now)
        waitUntil(work)
        loading = { work, until }
      }
      if (loading !== undefined && now < loading.until) await timeout(loading.until - now, loading.work)
      return isOff ? 'off' : known
    },
  }
}
