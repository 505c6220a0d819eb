import { expect, it } from 'vitest'

import { defaultMask, digitsOf, masked } from './phone-mask.ts'

it('R254: the default mask is (XXX) XXX - XXXX for North America and XXXX - XXX - XXX elsewhere', () => {
  expect(defaultMask('1')).toBe('(XXX) XXX - XXXX')
  expect(defaultMask('44')).toBe('XXXX - XXX - XXX')
})

it('R251: a national number has as many digits as the mask has placeholders', () => {
  expect(digitsOf('(XXX) XXX - XXXX')).toBe(10)
  expect(digitsOf('## ## ## ## ##')).toBe(10)
})

it('a number is written as its mask writes it, however it was typed, and stays as it is with too few or too many digits', () => {
  expect(masked('303-555 0123', '(XXX) XXX - XXXX')).toBe('(303) 555 - 0123')
  expect(masked('303555', '(XXX) XXX - XXXX')).toBe('303555')
  expect(masked('+1 303 555 0123', '(XXX) XXX - XXXX')).toBe('+1 303 555 0123')
})

it('R255: of masks in several lengths, the one as long as the number writes it', () => {
  const german = ['XXX XXXXXXX', 'XXX XXXXXXXX', 'XXX XXXXXXXXX']
  expect(masked('0891234567', german)).toBe('089 1234567')
  expect(masked('08912345678', german)).toBe('089 12345678')
  expect(masked('089123456789', german)).toBe('089 123456789')
  expect(masked('0891234', german)).toBe('0891234')
})
