import { describe, expect, test } from 'vitest'
import * as v from 'valibot'

import { keptLines } from './kept-lines.ts'
import { isMarked, markFields, markForm, marksIn } from './marks.ts'

const giftOption = { to: 'Noor', email: 'noor@example.com', message: 'See you up there.' }
type Line = { upc: string; qty: number; bonus: boolean; giftOption?: typeof giftOption }
const card: Line = { upc: '499010000023', qty: 1, bonus: false, giftOption }
const bottle: Line = { upc: '464030000005', qty: 2, bonus: false }

describe('R017: what sets a line apart', () => {
  test.each([[{ giftOption }], [{ recipeId: 'my-shell' }], [{}]])('comes back from a form as it went in: %o', marks => {
    expect(marksIn(v.parse(markForm, markFields(marks)))).toEqual(marks)
  })

  test('tells two lines of one SKU from each other', () => {
    expect(isMarked(card, { giftOption })).toBe(true)
    expect(isMarked(card, { giftOption: { ...giftOption, message: 'Another one.' } })).toBe(false)
    expect(isMarked(card, {})).toBe(false)
    expect(isMarked(bottle, {})).toBe(true)
  })
})

describe('R166: what a session remembers of a cart', () => {
  test('is each line with what sets it apart, and no gift of the store', () => {
    expect(keptLines([card, bottle, { ...bottle, bonus: true }])).toEqual([
      [card.upc, 1, { giftOption }],
      [bottle.upc, 2],
    ])
  })

  test('stays small enough for a cookie: long messages leave room for the lines themselves', () => {
    const long = { ...card, giftOption: { ...giftOption, message: 'é'.repeat(250) } }
    const kept = keptLines(Array.from({ length: 50 }, () => long))
    expect(kept).toHaveLength(40)
    expect(new TextEncoder().encode(JSON.stringify(kept)).length).toBeLessThan(2_200)
  })
})
