import { whenIdle, whenLoaded } from './idle.ts'
import { layOutUnseen } from './unseen.ts'

/** Events that only come from a person. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Says of a `pointermove` whether the pointer has moved: browsers send one for a pointer that rests where a page comes up. */
function pointerWatch(): (event: Event) => boolean {
  let first: PointerEvent | undefined
  return event => {
    const { clientX, clientY } = event as PointerEvent
    first ??= event as PointerEvent
    return clientX !== first.clientX || clientY !== first.clientY
  }
}

function atFirstSign(work: () => void) {
  const arrived = new AbortController()
  const hasMoved = pointerWatch()
  const onSign = (event: Event) => {
    if (event.type === 'pointermove' && !hasMoved(event)) return
    arrived.abort()
    whenIdle(work)
  }
  for (const sign of signs) addEventListener(sign, onSign, { passive: true, signal: arrived.signal })
}

/**
 * At the first interaction, or when a part is opened, lays out hidden parts and, once the page has loaded, fetches the
 * welcome messages.
 */
export function startFirstInteraction(): void {
  atFirstSign(() => {
    layOutUnseen(document)
    // Which code a component has is known before the first of them is touched.
    void import('../mount/registry.ts')
  })
  document.addEventListener('toggle', ({ target }) => layOutUnseen(target as Element), { capture: true })
  // A panel of the menu unfolds under a pointer, be it one that has not moved.
  document.addEventListener('pointerover', ({ target }) => {
    const entry = (target as Element).closest('nav li')
    if (entry !== null) layOutUnseen(entry)
  })
  whenLoaded(() => atFirstSign(() => void import('../visitor/welcome.ts').then(({ welcome }) => welcome())))
}
