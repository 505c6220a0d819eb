import { expect, test } from 'vitest'

import { cookieValue } from './cookie-value.ts'

test('cookieValue reads a cookie by its whole name, wherever it stands', () => {
  expect(cookieValue('a=1; b=2; c=3', 'a')).toBe('1')
  expect(cookieValue('a=1; b=2; c=3', 'b')).toBe('2')
  expect(cookieValue('a=1; b=2; c=3', 'c')).toBe('3')
  expect(cookieValue('ab=1; b=2', 'b')).toBe('2')
  expect(cookieValue('bb=1; cb=3; b=2', 'b')).toBe('2')
})

test('cookieValue keeps what stands in a value and takes none for a name', () => {
  expect(cookieValue('a=b=2; b=3', 'a')).toBe('b=2')
  expect(cookieValue('a=b=2; b=3', 'b')).toBe('3')
  expect(cookieValue('a=; b', 'a')).toBe('')
})

test('cookieValue gives nothing for a name that is not there', () => {
  expect(cookieValue('', 'a')).toBeUndefined()
  expect(cookieValue('ab=1; ba=2', 'a')).toBeUndefined()
  expect(cookieValue('b; a', 'a')).toBeUndefined()
})
