import { describe, expect, it } from 'vitest'

import { cardPlaces, type ListPart } from './wide-cards.ts'

const withScenes = (count: number, has: (index: number) => boolean = () => true) =>
  Array.from({ length: count }, (_, index) => (has(index) ? { scene: {} } : {}))

/** The free places that a grid without `dense` leaves before its last card: a wide one that has no room starts a row anew. */
function holes(columns: number, cards: readonly boolean[]): number {
  let [place, left] = [0, 0]
  for (const isWide of cards) {
    const free = columns - (place % columns)
    if (isWide && free === 1) {
      left += 1
      place += 1
    }
    place += isWide ? 2 : 1
  }
  return left
}

const widths = (count: number, list: ListPart | undefined, has?: (index: number) => boolean) => {
  const { wide } = cardPlaces(withScenes(count, has), list)
  return Array.from({ length: count }, (_, index) => wide.has(index))
}

const sparse: readonly [string, (index: number) => boolean][] = [
  ['every product', () => true],
  ['every third', index => index % 3 === 0],
  ['every fifth', index => index % 5 === 2],
  ['the last half', index => index > 23],
]

describe('wide cards of a listing', () => {
  it('are one of eight in a page of 48, none of them in the first rows', () => {
    const wide = widths(48, 'part').flatMap((isWide, index) => (isWide ? [index] : []))
    expect(wide).toHaveLength(6)
    expect(wide.map(index => Math.floor(index / 8))).toEqual([0, 1, 2, 3, 4, 5])
    expect(Math.min(...wide)).toBeGreaterThanOrEqual(4)
  })

  it.each(sparse)(
    'leave no hole in 2, 3 and 4 columns however many there are, where %s has a picture for it',
    (_, has) => {
      for (let count = 0; count <= 48; count++)
        for (const columns of [2, 3, 4])
          expect([count, columns, holes(columns, widths(count, 'whole', has))]).toEqual([count, columns, 0])
    },
  )

  it.each(sparse)('leave none where the next pages are appended, where %s has a picture for it', (_, has) => {
    const joined = [
      ...widths(48, 'part', has),
      ...widths(48, 'part'),
      ...widths(48, 'part', has),
      ...widths(31, 'whole', has),
    ]
    for (const columns of [2, 3, 4]) expect([columns, holes(columns, joined)]).toEqual([columns, 0])
  })

  it('stay single without a picture for it, and in a list that says nothing of itself', () => {
    expect(widths(48, 'whole', () => false)).not.toContain(true)
    expect(widths(48, undefined)).not.toContain(true)
  })

  it.each([
    ['wide cards', 'whole', 9],
    ['single ones', undefined, 11],
  ] as const)('content stands where a row of 2, 3 and 4 columns ends, among %s', (_, list, before) => {
    const places = cardPlaces(withScenes(48), list)
    expect(places.before).toBe(before)
    const taken = before + 1 + [...places.wide].filter(index => index <= before).length
    for (const columns of [2, 3, 4]) expect(taken % columns).toBe(0)
  })

  it('content stands at the end of a list that has fewer rows', () => {
    expect(cardPlaces(withScenes(5), 'whole').before).toBe(4)
  })
})
