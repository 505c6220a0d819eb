import type { Clock } from '#src/kit/clock.ts'

type BreakerSettings = { readonly failures: number; readonly windowMs: number; readonly probeMs: number }

export type Breaker = ReturnType<typeof createBreaker>

/**
 * A circuit breaker for one upstream: opens after `failures` failures within `windowMs`, then lets one probe through
 * every `probeMs`, and closes at the first success.
 */
export function createBreaker(clock: Clock, { failures, windowMs, probeMs }: BreakerSettings) {
  let recent: number[] = []
  let openSince: number | undefined
  let probedAt = 0

  return {
    /** Whether a request may go out now; claims the probe when one is due. */
    admits: (): boolean => {
      if (openSince === undefined) return true
      if (clock() - probedAt < probeMs) return false
      probedAt = clock()
      return true
    },
    succeeded: () => {
      openSince = undefined
      recent = []
    },
    failed: () => {
      const now = clock()
      recent = [...recent.filter(at => now - at < windowMs), now]
      if (recent.length < failures || openSince !== undefined) return
      openSince = now
      probedAt = now
    },
    isOpen: () => openSince !== undefined,
  }
}
