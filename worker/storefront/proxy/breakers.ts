import type { Settings } from '../bindings.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import type { Family } from './call-families.ts'

/** The circuit breaker of each family of calls, made when it is first asked for; `open` names those that let nothing through. */
export type Breakers = ((family: Family) => Breaker) & { readonly open: () => readonly Family[] }

export function createBreakers({ BREAKER_FAILURES, BREAKER_WINDOW_MS, BREAKER_PROBE_MS }: Settings): Breakers {
  const breakers = new Map<Family, Breaker>()
  const settings = { failures: BREAKER_FAILURES, windowMs: BREAKER_WINDOW_MS, probeMs: BREAKER_PROBE_MS }
  const of = (family: Family): Breaker => {
    const breaker = breakers.get(family) ?? createBreaker(Date.now, settings)
    breakers.set(family, breaker)
    return breaker
  }
  const open = () => [...breakers].flatMap(([family, breaker]) => (breaker.isOpen() ? [family] : []))
  return Object.assign(of, { open })
}
