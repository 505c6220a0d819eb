import { describe, expect, it } from 'vitest'

import { allPlaces, counts, places, unknownIn } from './show.ts'
import { readTables } from './tables.ts'

const tables = readTables()
const everything = { only: [], areas: [] }
const passed = [
  { title: 'a cart R166: is made anew after BSK404 (O4)', file: 'tests/edge/cart.test.ts' },
  { title: 'R166: keeps its lines', file: 'src/shop/cart/cart.test.ts' },
  { title: 'GET /cart/v1/cart/{basketId} answers R166', file: 'tests/edge/cart.test.ts' },
]

describe('how much is proven', () => {
  it('is a line for each table, in the order of the tables', () => {
    const lines = counts(tables, passed, everything, false)
    expect(lines).toHaveLength(Object.keys(tables).length)
    expect(lines).toContain(`rules        1 of ${tables.rules.length}`)
    expect(lines).toContain(`calls        1 of ${tables.calls.length}`)
    expect(lines).toContain(`orders       1 of ${tables.orders.length}`)
  })

  it('lists what nobody proves, with what it means', () => {
    const [line, ...missing] = counts(tables, passed, { only: ['orders'], areas: [] }, true)
    expect(line).toBe(`orders       1 of ${tables.orders.length}`)
    expect(missing.map(text => text.slice(0, 6))).toEqual(['  - O1', '  - O2', '  - O3', '  - O5', '  - O6'])
    expect(missing.at(-1)).toBe('  - O6  The store sends no write a second time by itself.')
  })

  it('of one area counts its rows alone, and leaves out tables that have none of it', () => {
    const carts = tables.rules.filter(({ area }) => area === 'cart')
    expect(carts.length).toBeGreaterThan(5)
    const lines = counts(tables, passed, { only: ['rules', 'routes'], areas: ['cart'] }, false)
    expect(lines).toEqual([`rules        1 of ${carts.length}`])
  })
})

describe('where it is proven', () => {
  it('names the files in order and the tests in each', () => {
    expect(places(tables, passed, ['R166']).slice(1)).toEqual([
      '  src/shop/cart/cart.test.ts',
      '      R166: keeps its lines',
      '  tests/edge/cart.test.ts',
      '      a cart R166: is made anew after BSK404 (O4)',
      '      GET /cart/v1/cart/{basketId} answers R166',
    ])
  })

  it('finds a call by its key as by method and path', () => {
    const [first] = places(tables, passed, ['cart.cart.get'])
    expect(first).toBe('cart.cart.get  GET /cart/v1/cart/{basketId}')
    expect(places(tables, passed, ['GET /cart/v1/cart/{basketId}'])[0]).toBe(first)
  })

  it('says so of what no test proves, and of what there is not', () => {
    expect(places(tables, passed, ['O6', 'an id'])).toEqual([
      'O6  The store sends no write a second time by itself.',
      '  proven by no test that passed',
      'Nothing is called an id.',
    ])
  })

  it('of all rows is a line each', () => {
    const lines = allPlaces(tables, passed)
    expect(lines).toHaveLength(Object.values(tables).flat().length)
    expect(lines).toContain('rules R166: src/shop/cart/cart.test.ts tests/edge/cart.test.ts')
    expect(lines).toContain('orders O6: nobody')
  })
})

describe('what is asked for and is not there', () => {
  it.each([
    [{ only: ['rule'], areas: [] }, 'No table is called rule. There are calls, errors,'],
    [{ only: ['constructor'], areas: [] }, 'No table is called constructor.'],
    [{ only: [], areas: ['carts'] }, 'No row is about carts. The areas are '],
  ])('%j is told with what there is', (wanted, said) => {
    expect(unknownIn(tables, wanted)).toContain(said)
  })

  it('is nothing where table and area are known', () => {
    expect(unknownIn(tables, { only: ['rules', 'flash-codes'], areas: ['cart'] })).toBeUndefined()
  })
})
