import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { isPrerendering, paints } from '#tests/support/prerendering.ts'

import { leftAlone, whenActivated } from './activation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('what a page does waits until one that is made ready is painted, and is done once, in a task of its own', () => {
  const paint = paints()
  const work = vi.fn()
  whenActivated(work)
  expect(work).toHaveBeenCalledTimes(1)
  isPrerendering()
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
  const paint = paints()
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
