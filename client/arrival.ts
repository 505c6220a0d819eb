import { whenIdle, whenLoaded } from './lay-out.ts'

/** What only somebody who is there does. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** What the store says by itself is fetched at the first sign that there is somebody to hear it, once the page is there. */
export function startArrival(): void {
  const arrived = new AbortController()
  const onSign = () => {
    arrived.abort()
    whenIdle(() => void import('./welcome.ts').then(({ welcome }) => welcome()))
  }
  whenLoaded(() => {
    for (const sign of signs) addEventListener(sign, onSign, { passive: true, signal: arrived.signal })
  })
}
