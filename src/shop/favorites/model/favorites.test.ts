import { describe, expect, it } from 'vitest'

import { parseEmails } from './emails.ts'
import { onlySku } from './only-sku.ts'
import { pagesOf, startOf } from './paging.ts'

describe('the people a list of favourites is sent to', () => {
  it('are separated by commas, semicolons, blanks or lines, and nobody is written to twice', () => {
    expect(parseEmails('a@example.com, b@example.com;c@example.com\n a@example.com')).toEqual({
      ok: true,
      value: ['a@example.com', 'b@example.com', 'c@example.com'],
    })
  })

  it('AUT453: an address that is none, or no address at all', () => {
    for (const text of ['a@example.com, nobody', '', ' , ']) expect(parseEmails(text)).toMatchObject({ code: 'AUT453' })
  })

  it('D50: are five at most', () => {
    const six = Array.from({ length: 6 }, (_, index) => `p${index}@example.com`).join(' ')
    expect(parseEmails(six)).toMatchObject({ ok: false, detail: { most: 5 } })
  })
})

describe('moving a favourite to the cart', () => {
  const sku = (upc: string) => ({ upc, color: 'red', size: 'one', current: 100, original: 100, maxQty: 3 })

  it('needs no choice where a product has one colour and one size', () => {
    expect(onlySku([sku('1234567890')])).toBe('1234567890')
    expect(onlySku([sku('1'), sku('2')])).toBeUndefined()
    expect(onlySku([])).toBeUndefined()
  })
})

describe('R359: favorites per page', () => {
  it('come from configuration; with 24, page two begins with the 25th, and 30 of them make two pages', () => {
    expect([startOf(1, 24), startOf(2, 24), pagesOf(0, 24), pagesOf(24, 24), pagesOf(30, 24)]).toEqual([0, 24, 1, 1, 2])
  })
})
