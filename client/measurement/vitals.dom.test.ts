import { afterEach, expect, it, vi } from 'vitest'

import { watchVitals } from './vitals.ts'

class Press {
  get interactionId(): number {
    return 7
  }
}

/** A browser that has kept one press of 48 ms, and tells who asks for it. */
class KeptPress {
  static readonly supportedEntryTypes = ['first-input']
  readonly #hear: PerformanceObserverCallback

  constructor(hear: PerformanceObserverCallback) {
    this.#hear = hear
  }

  observe({ type }: PerformanceObserverInit): void {
    if (type !== 'first-input') return
    const press = Object.assign(new Press(), { entryType: type, startTime: 1_000, duration: 48 })
    const list = { getEntries: () => [press] } as unknown as PerformanceObserverEntryList
    queueMicrotask(() => this.#hear(list, this as unknown as PerformanceObserver))
  }

  takeRecords = () => []
  disconnect = () => undefined
}

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('INP is told once of a page that is left before the browser had a moment to look at its presses', async () => {
  vi.stubGlobal('PerformanceEventTiming', Press)
  vi.stubGlobal('PerformanceObserver', KeptPress)
  vi.stubGlobal('requestIdleCallback', () => 1)
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  const told: unknown[] = []
  const presses = () => told.filter(vital => (vital as { readonly name: string }).name === 'INP')
  watchVitals(vital => told.push(vital))
  await new Promise(resolve => setTimeout(resolve))
  expect(presses()).toEqual([])
  show('hidden')
  expect(presses()).toEqual([{ name: 'INP', value: 48, rating: 'good' }])
  show('visible')
  show('hidden')
  expect(presses().length).toBe(1)
})
