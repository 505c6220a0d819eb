import { expect, it } from 'vitest'

import { boughtAgain, thingsIn } from './wanted-items.ts'

it('the things of a form are its numbered fields in their order; an empty one is not wanted, without a count it is one', () => {
  const form = { 'thing-2': '410011000010', 'count-2': '3', 'thing-1': '410011000003', 'thing-3': '', back: '/en-us' }
  expect(thingsIn(form)).toEqual([
    { upc: '410011000010', qty: '3' },
    { upc: '410011000003', qty: '1' },
  ])
})

it('of an order neither its gifts nor its gift cards are bought again', () => {
  const line = { upc: '410011000003', qty: 2, bonus: false }
  const items = [line, { ...line, bonus: true }, { ...line, giftCard: 'digital' }]
  expect(boughtAgain({ items } as never)).toEqual([{ upc: '410011000003', qty: '2' }])
})
