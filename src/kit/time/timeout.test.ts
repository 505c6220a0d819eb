import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { sleep, timeout } from './timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what comes in time is given as it is, a failure too, and no timer is left behind', async () => {
  await expect(timeout(100, Promise.resolve('here'))).resolves.toBe('here')
  await expect(timeout(100, Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(vi.getTimerCount()).toBe(0)
})

test('what takes longer is given up after the time, and not before', async () => {
  let outcome: unknown = 'waiting'
  void timeout(
    100,
    sleep(200).then(() => 'late'),
  ).then(value => (outcome = value))
  await vi.advanceTimersByTimeAsync(99)
  expect(outcome).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toBeUndefined()
})
