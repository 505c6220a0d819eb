import { describe, expect, it } from 'vitest'

import { pieceField, returnedItems } from './documents.ts'

describe('what comes back', () => {
  it('are the lines whose boxes were ticked, with as many pieces as the box says', () => {
    const form = { [pieceField('line-0001')]: '2', [pieceField('line-0002')]: '1', orderNumber: 'U1000000001' }
    expect(returnedItems(form)).toEqual([
      { itemId: 'line-0001', qty: 2 },
      { itemId: 'line-0002', qty: 1 },
    ])
  })

  it('nothing else that a form may hold', () => {
    expect(returnedItems({ 'return-x': '1', 'return-line-0003': 'many', 'return-line-0004': '0' })).toEqual([])
  })
})
