import { whenIdle } from '../document/idle.ts'
import { isCommandRunning } from '../forms/hold.ts'

/** What a visitor does; a pointer that moves asks for nothing. */
const acts = ['pointerdown', 'keydown', 'scroll'] as const
/** How long nothing is done before a visitor rests. */
const restMs = 2_000
/** How long is waited for that at most. */
const patienceMs = 20_000

/** What waits for a rest, each once. */
const waiting = new Set<() => void>()

function watchForRest(): void {
  const began = performance.now()
  let acted = began
  const rested = new AbortController()
  const options = { capture: true, passive: true, signal: rested.signal }
  for (const act of acts) addEventListener(act, () => (acted = performance.now()), options)
  const look = () => {
    const now = performance.now()
    if (isCommandRunning()) acted = now
    const left = Math.min(acted + restMs, began + patienceMs) - now
    if (left > 0) return void setTimeout(look, left)
    rested.abort()
    const all = [...waiting]
    waiting.clear()
    for (const work of all) whenIdle(work)
  }
  setTimeout(look, restMs)
}

/**
 * Runs the work once the visitor rests: two seconds without a press, a key or a scroll and with no command under way, or twenty
 * seconds from now. For what nobody waits for and what keeps a phone or its line busy.
 */
export function whenResting(work: () => void): void {
  waiting.add(work)
  if (waiting.size === 1) watchForRest()
}
