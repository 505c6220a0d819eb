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

/** When the visitor last did something, on the clock of `performance`. */
let acted = 0
let isWatching = false

function watchActs(): void {
  if (isWatching) return
  isWatching = true
  for (const act of acts) addEventListener(act, () => (acted = performance.now()), { capture: true, passive: true })
}

function waitForRest(): void {
  const began = performance.now()
  watchActs()
  acted = began
  const look = () => {
    const now = performance.now()
    if (isCommandRunning()) acted = now
    const left = Math.min(acted + restMs, began + patienceMs) - now
    if (left > 0) return void setTimeout(look, left)
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
  if (waiting.size === 1) waitForRest()
}
