import type { Clock } from '#src/kit/clock.ts'

/** Keeps the isolate at work after the answer has gone. */
export type WaitUntil = (work: Promise<unknown>) => void

type Shared = { readonly joinedUntil: number; readonly waiting: Set<() => void> }

/**
 * Gives up on work that fails, and on any after `ms`, or up to a quarter sooner: what begins within that quarter shares
 * one timer, because a timer of its own costs a request a tenth of a cached page, and `Promise.race` a twentieth. The
 * request that sets the timer stays until it rings.
 */
export function createPatience(ms: number, clock: Clock) {
  let shared: Shared | undefined

  function ringing(waitUntil: WaitUntil): Shared {
    const set: Shared = { joinedUntil: clock() + ms / 4, waiting: new Set() }
    waitUntil(
      new Promise<void>(resolve => {
        setTimeout(() => {
          if (shared === set) shared = undefined
          for (const giveUp of set.waiting) giveUp()
          resolve()
        }, ms)
      }),
    )
    return set
  }

  /** What `work` gives, or nothing when it fails or takes too long. */
  return function within<Value>(work: Promise<Value>, waitUntil: WaitUntil): Promise<Value | undefined> {
    if (shared === undefined || clock() >= shared.joinedUntil) shared = ringing(waitUntil)
    const { waiting } = shared
    return new Promise(resolve => {
      const end = (value?: Value) => {
        waiting.delete(giveUp)
        resolve(value)
      }
      const giveUp = () => end()
      waiting.add(giveUp)
      work.then(end, giveUp)
    })
  }
}
