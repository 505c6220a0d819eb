import { expect, it } from 'vitest'

import { createBreaker } from './breaker.ts'

const settings = { failures: 5, windowMs: 10_000, probeMs: 5_000 }

it('opens within 5 failures in 10 s, probes once every 5 s, closes at the first success', () => {
  let now = 0
  const breaker = createBreaker(() => now, settings)
  for (let i = 0; i < 4; i++) breaker.failed()
  expect(breaker.admits()).toBe('yes')
  breaker.failed()
  expect(breaker.admits()).toBe('no')
  now += 4_999
  expect(breaker.admits()).toBe('no')
  now += 1
  expect([breaker.admits(), breaker.admits()]).toEqual(['probe', 'no'])
  breaker.failed()
  now += 5_000
  expect(breaker.admits()).toBe('probe')
  breaker.succeeded()
  expect(breaker.admits()).toBe('yes')
  for (let i = 0; i < 4; i++) breaker.failed()
  expect(breaker.admits()).toBe('yes')
})

it('failures that lie further apart than the window do not open it', () => {
  let now = 0
  const breaker = createBreaker(() => now, settings)
  for (let i = 0; i < 20; i++) {
    breaker.failed()
    now += 2_600
  }
  expect(breaker.admits()).toBe('yes')
})

it('a success between failures heals nothing; many more successes than failures keep it shut', () => {
  const half = createBreaker(() => 0, settings)
  for (let i = 0; i < 5; i++) {
    half.succeeded()
    half.failed()
  }
  expect(half.admits()).toBe('no')
  const tenth = createBreaker(() => 0, settings)
  for (let i = 0; i < 1_000; i++) (i % 10 === 0 ? tenth.failed : tenth.succeeded)()
  expect(tenth.admits()).toBe('yes')
})
