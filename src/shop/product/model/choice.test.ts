import { describe, expect, it } from 'vitest'

import { chosenColor, colorPrice, sizeChoices } from './choice.ts'

const variant = (upc: string, color: string, size: string, current = 10_000) => ({
  upc,
  color,
  size,
  current,
  original: 10_000,
  maxQty: 10,
})
const product = {
  sizes: [
    { id: 's', name: 'S' },
    { id: 'm', name: 'M' },
    { id: 'l', name: 'L' },
  ],
  variants: [variant('1', 'red', 's', 8_000), variant('2', 'red', 'm'), variant('3', 'blue', 'l')],
}

describe('choosing colour and size', () => {
  it('the colour asked for, else the first', () => {
    const colors = [{ id: 'red' }, { id: 'blue' }]
    expect(chosenColor(colors, 'blue')?.id).toBe('blue')
    expect(chosenColor(colors, 'pink')?.id).toBe('red')
    expect(chosenColor([], null)).toBeUndefined()
  })

  it('every size stays in view; one this colour does not come in counts as sold out', () => {
    const choices = sizeChoices(product, 'red', [
      { upc: '1', state: 'low', left: 2 },
      { upc: '2', state: 'out' },
    ])
    expect(choices.map(({ id, state, left }) => [id, state, left])).toEqual([
      ['s', 'low', 2],
      ['m', 'out', undefined],
      ['l', 'out', undefined],
    ])
  })

  it('a size whose stock is not known can be tried', () => {
    expect(sizeChoices(product, 'blue', []).find(size => size.id === 'l')?.state).toBe('in-stock')
  })

  it('the price of a colour is the span of its variants', () => {
    expect(colorPrice(product.variants, 'red', 'EUR')).toEqual({
      currency: 'EUR',
      lowCurrent: 8_000,
      highCurrent: 10_000,
      lowOriginal: 10_000,
      highOriginal: 10_000,
    })
  })
})
