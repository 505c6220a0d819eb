import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { leftAlone, whenActivated } from './activation.ts'

/** Tells who watches that the page has been painted. */
let paint: () => void

beforeEach(() => {
  vi.useFakeTimers()
  const watching = new Set<() => void>()
  paint = () => watching.forEach(told => told())
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
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'prerendering')
})

it('what a page does waits until one that is made ready is painted, and is done once, in a task of its own', () => {
  const work = vi.fn()
  whenActivated(work)
  expect(work).toHaveBeenCalledTimes(1)
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  whenActivated(work)
  document.dispatchEvent(new Event('prerenderingchange'))
  vi.advanceTimersByTime(10_000)
  expect(work).toHaveBeenCalledTimes(1)
  paint()
  expect(work).toHaveBeenCalledTimes(1)
  vi.runAllTimers()
  paint()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledTimes(2)
})

it('a page that nobody sees is left alone for a second, or until it is painted', async () => {
  const isLeft = vi.fn()
  const leave = async () => {
    isLeft.mockClear()
    void leftAlone().then(isLeft)
    await vi.advanceTimersByTimeAsync(0)
  }
  await leave()
  expect(isLeft).toHaveBeenCalled()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await leave()
  await vi.advanceTimersByTimeAsync(999)
  expect(isLeft).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isLeft).toHaveBeenCalled()
  await leave()
  expect(isLeft).not.toHaveBeenCalled()
  paint()
  await vi.advanceTimersByTimeAsync(0)
  expect(isLeft).toHaveBeenCalled()
})
