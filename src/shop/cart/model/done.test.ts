import { expect, it } from 'vitest'

import {
  hasCode,
  hasNoCode,
  hasQuantity,
  isAdded,
  isFor,
  isGiftWith,
  isGone,
  isOfSku,
  travels,
  type IsDone,
} from './done.ts'

type Held = Parameters<IsDone>[0]

const gift = { to: 'Noor', email: 'noor@example.com', message: 'Up!' }
const option = { selected: true, shippingMethod: { code: 'pickup' }, storeInfo: { id: 's-1' } }
const line = { id: 'line-one', upc: '10000001', qty: 2, bonus: false, giftOption: gift, shippingOptions: [option] }
const present = { ...line, id: 'line-two', upc: '10000002', qty: 1, bonus: true, giftOption: undefined }
const cart = {
  items: [line, present],
  couponItems: [{ code: 'TRAIL10' }],
  giftReceipt: { note: 'Up!' },
} as unknown as Held

it.each([
  ['more pieces than before', isAdded('10000001', [['10000001', 1]]), true],
  ['as many as before', isAdded('10000001', [['10000001', 2]]), false],
  ['a gift of the house, which nobody added', isAdded('10000002', []), false],
  ['the quantity that was chosen', hasQuantity('line-one', 2), true],
  ['another quantity', hasQuantity('line-one', 3), false],
  ['the size that was chosen', isOfSku('line-one', '10000001'), true],
  ['another size', isOfSku('line-one', '10000002'), false],
  ['one line with another of its size', isOfSku('line-gone', '10000001'), true],
  ['for whom it is', isFor('line-one', gift), true],
  ['for somebody else', isFor('line-one', { ...gift, to: 'Ada' }), false],
  ['for nobody any more', isFor('line-two', null), true],
  ['a gift with the note that was typed', isGiftWith({ note: 'Up!' }), true],
  ['a gift with another note', isGiftWith({}), false],
  ['no gift any more', isGiftWith(null), false],
  ['a line that has gone', isGone('line-gone'), true],
  ['a line that is there', isGone('line-one'), false],
  ['the way and place that were chosen', travels('line-one', 'pickup', 's-1'), true],
  ['another place', travels('line-one', 'pickup', 's-2'), false],
  ['a code, however it is written', hasCode('trail10'), true],
  ['a code that is not there', hasCode('TRAIL20'), false],
  ['a code that was taken out', hasNoCode('TRAIL20'), true],
  ['a code that is still there', hasNoCode('trail10'), false],
] as const)('a cart shows %s', (_, isDone, shown) => {
  expect(isDone(cart)).toBe(shown)
})
