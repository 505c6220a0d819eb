import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readAddress } from './address.ts'

const asUrl = (address: string) => {
  const { pathname, search } = new URL(address)
  return { pathname, search }
}

describe('readAddress', () => {
  it.each([
    'http://localhost:8787/',
    'https://www.example.com/en-us/c/mens-jackets',
    'https://www.example.com/en-us/c/mens-jackets?size=M&size=L',
    'https://www.example.com//evil.example',
    'https://www.example.com/a/../b/./c',
    'https://www.example.com/%2e%2e/secret',
    'https://www.example.com/a\\b',
    'https://www.example.com/schön',
    'https://user@www.example.com/en-us#top',
    'https://www.example.com',
    'http://[::1]:8787/en-us',
  ])('reads %s as URL does', address => {
    expect(readAddress(address)).toEqual(asUrl(address))
  })

  it('reads any path and query as URL does', () => {
    const sign = fc.constantFrom(...'ab-_~/.%?#&=2eE\\ :@ü\t')
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 20 }), rest => {
        const address = `https://www.example.com/${rest}`
        expect(readAddress(address)).toEqual(asUrl(address))
      }),
    )
  })
})
