import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { facetNames, sorts } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import { queryString } from '#routes/href.ts'

import { cleared, pageCount, readSelection, selectionQuery, without, withPage } from './selection.ts'

describe('what a shopper chose stands in the address', () => {
  it('several values per facet, sort and page are read, nonsense is ignored', () => {
    const selection = readSelection(
      new URLSearchParams('color=green&color=blue&sort=price-asc&page=3&utm=x&store=s-us-denver'),
    )
    expect(selection).toEqual({
      facets: { color: ['green', 'blue'] },
      sort: 'price-asc',
      store: 's-us-denver',
      page: 3,
    })
    for (const query of ['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1001', 'sort=cheapest', 'store=a b'])
      expect(readSelection(new URLSearchParams(query))).toEqual({
        facets: {},
        sort: undefined,
        store: undefined,
        page: 1,
      })
  })

  it('written and read again it is the same', () => {
    const value = fc.string({ minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...facetNames), fc.array(value, { minLength: 1, maxLength: 5 })),
        fc.constantFrom(...sorts.filter(sort => sort !== 'featured'), undefined),
        fc.integer({ min: 1, max: 1000 }),
        fc.constantFrom('s-us-denver', undefined),
        (facets, sort, page, store) => {
          const selection = { facets: { ...facets }, sort, page, store }
          const again = readSelection(new URLSearchParams(queryString(selectionQuery(selection))))
          expect(again).toEqual(selection)
        },
      ),
    )
  })

  it('taking a value away goes back to the first page and leaves the others', () => {
    const selection = readSelection(new URLSearchParams('color=green&color=blue&size=m&page=3'))
    expect(without(selection, 'color', 'green')).toEqual({
      facets: { color: ['blue'], size: ['m'] },
      sort: undefined,
      page: 1,
    })
    expect(cleared(selection)).toEqual({ facets: {}, sort: undefined, page: 1 })
    expect(withPage(selection, 4).page).toBe(4)
  })

  it('there is always a page', () => {
    expect(pageCount({ total: 0, pageSize: 48 })).toBe(1)
    expect(pageCount({ total: 48, pageSize: 48 })).toBe(1)
    expect(pageCount({ total: 49, pageSize: 48 })).toBe(2)
  })
})
