import type { Clock } from '#src/kit/time/clock.ts'

/** Keys remembered at most; past that the memory begins anew. */
const most = 1_000

/** Keys that are not to be retried before their time. */
export function createBackOff(clock: Clock) {
  const notBefore = new Map<string, number>()
  return {
    holds: (key: string): boolean => (notBefore.get(key) ?? 0) > clock(),
    begin: (key: string, ms: number): void => {
      if (notBefore.size > most) notBefore.clear()
      notBefore.set(key, clock() + ms)
    },
  }
}
