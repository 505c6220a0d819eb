import { onTestFinished, vi } from 'vitest'

/** The document is one that is made ready, until the test ends. */
export function isPrerendering(): void {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'prerendering'))
}

/** Stands in for the browser until the test ends: what is returned tells all who watch that the page has been painted. */
export function paints(): () => void {
  const watching = new Set<() => void>()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly told: () => void
      constructor(told: () => void) {
        this.told = told
      }
      observe() {
        watching.add(this.told)
      }
      disconnect() {
        watching.delete(this.told)
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return () => watching.forEach(told => told())
}
