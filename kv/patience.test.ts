import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createPatience } from './patience.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<string>(() => undefined)

test('P9: what takes too long is given up after the time, or up to a quarter sooner where a timer is shared', async () => {
  const kept: Promise<unknown>[] = []
  const within = createPatience(100, Date.now)
  const givenUp: number[] = []
  const begin = () => {
    const at = Date.now()
    void within(never, work => void kept.push(work)).then(() => givenUp.push(Date.now() - at))
  }
  begin()
  await vi.advanceTimersByTimeAsync(20)
  begin()
  await vi.advanceTimersByTimeAsync(20)
  begin()
  await vi.advanceTimersByTimeAsync(200)
  expect(givenUp).toEqual([100, 80, 100])
  expect(kept).toHaveLength(2)
})

test('P9: what comes in time is given as it is, a failure is given up, and a timer that has rung is not used again', async () => {
  const within = createPatience(100, () => 0)
  await expect(within(Promise.resolve('here'), () => undefined)).resolves.toBe('here')
  await expect(within(Promise.reject(new Error('away')), () => undefined)).resolves.toBeUndefined()
  await vi.advanceTimersByTimeAsync(100)
  const slow = within(new Promise<string>(resolve => setTimeout(() => resolve('late'), 50)), () => undefined)
  await vi.advanceTimersByTimeAsync(50)
  await expect(slow).resolves.toBe('late')
})
