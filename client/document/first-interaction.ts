import { whenIdle, whenLoaded } from './idle.ts'
import { layOutUnseen } from './unseen.ts'

/** What only somebody who is there does. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

function atFirstSign(work: () => void) {
  const arrived = new AbortController()
  const onSign = () => {
    arrived.abort()
    whenIdle(work)
  }
  for (const sign of signs) addEventListener(sign, onSign, { passive: true, signal: arrived.signal })
}

/**
 * What can be opened is laid out at the first sign that there is somebody, or when it is opened; what the store says by
 * itself is fetched then, once the page is there.
 */
export function startFirstInteraction(): void {
  atFirstSign(() => {
    layOutUnseen(document)
    // Which code a component has is known before the first of them is touched.
    void import('../mount/registry.ts')
  })
  document.addEventListener('toggle', ({ target }) => layOutUnseen(target as Element), { capture: true })
  whenLoaded(() => atFirstSign(() => void import('../visitor/welcome.ts').then(({ welcome }) => welcome())))
}
