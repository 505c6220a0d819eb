import { expect, it, vi } from 'vitest'

import { memoize } from './memoize.ts'

it('asks once for what is asked again', () => {
  const of = vi.fn((text: string) => ({ text }))
  const asking = memoize(of, 10)
  expect(asking('a')).toBe(asking('a'))
  expect(asking('b')).toEqual({ text: 'b' })
  expect(of).toHaveBeenCalledTimes(2)
})

it('never remembers more than its most', () => {
  const of = vi.fn((text: string) => text.length)
  const asking = memoize(of, 2)
  for (const text of ['a', 'bb', 'ccc', 'a']) expect(asking(text)).toBe(text.length)
  expect(of).toHaveBeenCalledTimes(4)
})

it('several words are one question', () => {
  const of = vi.fn((language: string, country: string) => `${language}-${country}`)
  const asking = memoize(of, 10)
  expect([asking('de', 'AT'), asking('de', 'DE'), asking('de', 'AT')]).toEqual(['de-AT', 'de-DE', 'de-AT'])
  expect(of).toHaveBeenCalledTimes(2)
})

it('remembers no answer that is not for keeping, and forgets none for it', () => {
  const of = vi.fn((text: string) => ({ text }))
  const asking = memoize(of, 2, ({ text }) => text.length < 3)
  const short = asking('a')
  for (const text of ['long', 'longer', 'long']) expect(asking(text)).toEqual({ text })
  expect(of).toHaveBeenCalledTimes(4)
  expect(asking('a')).toBe(short)
})
