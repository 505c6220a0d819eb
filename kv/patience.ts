import type { Clock } from '#src/kit/clock.ts'

/** Keeps the isolate at work after the answer has gone. */
export type WaitUntil = (work: Promise<unknown>) => void

type Shared = { readonly joinedUntil: number; readonly late: Promise<undefined> }

/**
 * Gives up on work after `ms`, or up to a quarter sooner: what begins within that quarter shares one timer, because a
 * timer of its own costs a request a tenth of a cached page. The request that sets the timer stays until it rings.
 */
export function createPatience(ms: number, clock: Clock) {
  let shared: Shared | undefined

  function ringing(waitUntil: WaitUntil): Shared {
    const late = new Promise<undefined>(resolve => {
      setTimeout(() => {
        if (shared === set) shared = undefined
        resolve(undefined)
      }, ms)
    })
    const set: Shared = { joinedUntil: clock() + ms / 4, late }
    waitUntil(late)
    return set
  }

  /** What `work` gives, or nothing when it takes too long. */
  return function within<Value>(work: Promise<Value>, waitUntil: WaitUntil): Promise<Value | undefined> {
    if (shared === undefined || clock() >= shared.joinedUntil) shared = ringing(waitUntil)
    return Promise.race([work, shared.late])
  }
}
