import { expect, it } from 'vitest'

import { createLeastRecentlyUsed } from './least-recently-used.ts'

const bySize = () => createLeastRecentlyUsed<string>(10, (_, value) => value.length)

it('the least recently used go first, and no more than have to', () => {
  const kept = bySize()
  kept.set('a', '1234')
  kept.set('b', '1234')
  expect(kept.get('a')).toBe('1234')
  kept.set('c', '123')
  expect([kept.get('a'), kept.get('b'), kept.get('c'), kept.size()]).toEqual(['1234', undefined, '123', 7])
})

it('a key that is set again counts once, by its last value', () => {
  const kept = bySize()
  kept.set('a', '12345678')
  kept.set('a', '12')
  kept.set('b', '12345678')
  expect([kept.get('a'), kept.size()]).toEqual(['12', 10])
})

it('what is larger than all that may be kept is not, and drives nothing out; what it would replace goes', () => {
  const kept = bySize()
  kept.set('a', '1')
  kept.set('b', '1')
  kept.set('b', '12345678901')
  expect([kept.get('a'), kept.get('b'), kept.size()]).toEqual(['1', undefined, 1])
})

it('what is dropped is gone, once', () => {
  const kept = bySize()
  kept.set('a', '1')
  expect([kept.drop('a'), kept.drop('a'), kept.get('a'), kept.size()]).toEqual([true, false, undefined, 0])
})
