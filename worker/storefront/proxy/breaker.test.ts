import { expect, it } from 'vitest'

import { createBreaker } from './breaker.ts'

const settings = { failures: 5, windowMs: 10_000, probeMs: 5_000 }

it('opens within 5 failures in 10 s, probes once every 5 s, closes at the first success', () => {
  let now = 0
  const breaker = createBreaker(() => now, settings)
  for (let i = 0; i < 4; i++) breaker.failed()
  expect(breaker.admits()).toBe(true)
  breaker.failed()
  expect(breaker.admits()).toBe(false)
  now += 4_999
  expect(breaker.admits()).toBe(false)
  now += 1
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false])
  breaker.failed()
  now += 5_000
  expect(breaker.admits()).toBe(true)
  breaker.succeeded()
  expect([breaker.admits(), breaker.isOpen()]).toEqual([true, false])
})

it('failures that lie further apart than the window do not open it', () => {
  let now = 0
  const breaker = createBreaker(() => now, settings)
  for (let i = 0; i < 20; i++) {
    breaker.failed()
    now += 2_600
  }
  expect(breaker.admits()).toBe(true)
})
