import type { Clock } from '#src/kit/time/clock.ts'

type BreakerSettings = { readonly failures: number; readonly windowMs: number; readonly probeMs: number }

/** Whether a request may go out, and whether it is the one that finds out if the upstream is back. */
export type Admission = 'yes' | 'probe' | 'no'

export type Breaker = ReturnType<typeof createBreaker>

/** The outcomes in one tenth of the window. */
type Counted = { readonly since: number; failed: number; answered: number }

/**
 * A circuit breaker for one family of calls: opens when `failures` or more failed within `windowMs` and at least as many as
 * were answered, then lets one probe through every `probeMs`, and closes at the first success.
 */
export function createBreaker(clock: Clock, { failures, windowMs, probeMs }: BreakerSettings) {
  let counts: Counted[] = []
  let isOpen = false
  let probedAt = 0

  function current(): Counted {
    const now = clock()
    const last = counts.at(-1)
    if (last !== undefined && now - last.since < windowMs / 10) return last
    const begun = { since: now, failed: 0, answered: 0 }
    counts = [...counts.filter(({ since }) => now - since < windowMs), begun]
    return begun
  }

  const sum = (what: 'failed' | 'answered') => counts.reduce((total, counted) => total + counted[what], 0)

  return {
    isOpen: () => isOpen,
    /** Claims the probe when one is due. */
    admits: (): Admission => {
      if (!isOpen) return 'yes'
      if (clock() - probedAt < probeMs) return 'no'
      probedAt = clock()
      return 'probe'
    },
    succeeded: () => {
      if (isOpen) counts = []
      isOpen = false
      current().answered += 1
    },
    failed: () => {
      current().failed += 1
      if (isOpen || sum('failed') < failures || sum('failed') < sum('answered')) return
      isOpen = true
      probedAt = clock()
    },
  }
}
