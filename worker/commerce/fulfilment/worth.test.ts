import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'

import { worthOfPieces } from './worth.ts'

type Quote = Pick<Cart, 'items' | 'totals'>

const quoteOf = (rows: readonly (readonly [qty: number, row: number, tax: number])[], delivery: number) =>
  ({
    items: rows.map(([qty, row, taxTotal], index) => ({
      id: `${index}`,
      qty,
      bonus: false,
      taxTotal,
      price: { priceAfterOrderDiscount: row },
    })),
    totals: { taxIncluded: false, total: rows.reduce((sum, [, row, tax]) => sum + row + tax, delivery) },
  }) as unknown as Quote

it('delivery comes back with the last piece, and not before', () => {
  const quote = quoteOf([[2, 999, 81]], 500)
  const half = worthOfPieces(quote, { gone: new Map(), going: new Map([['0', 1]]), refunded: 0 })
  expect(half).toBe(540)
  const rest = worthOfPieces(quote, { gone: new Map([['0', 1]]), going: new Map([['0', 1]]), refunded: half })
  expect(rest).toBe(1040)
})

it('whatever goes back in whichever order: never less than nothing, and all of it together is the total', () => {
  const row = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat(50_000), fc.nat(5_000))
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), fc.nat(2_000), fc.nat(), (rows, delivery, seed) => {
      const quote = quoteOf(rows, delivery)
      const pieces = rows.flatMap(([qty], line) => Array.from({ length: qty }, () => `${line}`))
      const shuffled = pieces.toSorted((a, b) => ((Number(a) * 7 + seed) % 3) - ((Number(b) * 7 + seed) % 3))
      const gone = new Map<string, number>()
      let refunded = 0
      for (const id of shuffled) {
        const amount = worthOfPieces(quote, { gone, going: new Map([[id, 1]]), refunded })
        expect(amount).toBeGreaterThanOrEqual(0)
        refunded += amount
        gone.set(id, (gone.get(id) ?? 0) + 1)
      }
      expect(refunded).toBe(quote.totals.total)
    }),
  )
})
