import { expect, test } from 'vitest'

import { cardPictures, readCardPictures } from './card-pictures.ts'

const first = '/media/v1/product/tent/4/a8b08a-868e70/front.svg'
const back = '/media/v1/product/tent/4/a8b08a-868e70/back.svg'
const other = '/media/v1/product/tent/4/c2481f-9b3d1c/front.svg'
const whole = (src: string) => new URL(src, 'https://store.example').href

test('the other pictures of a card are said by what differs from the first', () => {
  expect(cardPictures(first, [back, other])).toBe('back.svg ../c2481f-9b3d1c/')
  expect(cardPictures(first, [undefined])).toBeUndefined()
})

test.each([
  ['a back and colours', back, [other]],
  ['no back', undefined, [other]],
  ['a back alone', back, []],
  ['another folder', '/shop/back.png', ['/else/where.png']],
  ['another origin', 'https://pictures.example/back.png', ['https://pictures.example/red.png?w=800']],
  ['a file of its own', back, ['/media/v1/product/tent/4/red/open.svg']],
  ['a space in the name', '/media/v1/the back.svg', [other]],
])('%s: what is written is read again', (_, behind, colors) => {
  const written = cardPictures(first, [behind, ...colors]) ?? ''
  const read = readCardPictures(whole(first), written)
  expect(read).toEqual({ colors: colors.map(whole), ...(behind !== undefined && { back: whole(behind) }) })
})
