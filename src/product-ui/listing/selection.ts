import {
  facetNames,
  sorts,
  type FacetName,
  type Listing,
  type Sort,
} from '#src/commerce/calls/catalogue/listing-shapes.ts'

/** A shopper's choices on a listing. They are kept in the address alone. */
export type Selection = {
  readonly facets: Readonly<Partial<Record<FacetName, readonly string[]>>>
  readonly sort: Sort | undefined
  /** Id of the store whose shelves are looked at. */
  readonly store: string | undefined
  /** From 1. */
  readonly page: number
}

const isSort = (value: string | null): value is Sort => sorts.some(sort => sort === value)

/** Reads a selection off a query; what it does not understand it ignores. */
export function readSelection(query: URLSearchParams): Selection {
  const facets = Object.fromEntries(
    facetNames.flatMap(name => {
      const values = query
        .getAll(name)
        .filter(value => value.length <= 64)
        .slice(0, 20)
      return values.length === 0 ? [] : [[name, values]]
    }),
  )
  const sort = query.get('sort')
  const store = query.get('store') ?? ''
  const page = Number(query.get('page') ?? 1)
  return {
    facets,
    sort: isSort(sort) ? sort : undefined,
    store: /^[\w-]{1,40}$/.test(store) ? store : undefined,
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** A selection as a query, in the table's order; the first page and the default sort are not said. */
export const selectionQuery = ({ facets, sort, store, page }: Selection): Query => ({
  ...Object.fromEntries(facetNames.map(name => [name, facets[name]])),
  store,
  sort: sort === 'featured' ? undefined : sort,
  page: page > 1 ? `${page}` : undefined,
})

/** The selection with one facet value taken away, back on the first page. */
export const without = (selection: Selection, name: FacetName, value: string): Selection => ({
  ...selection,
  page: 1,
  facets: { ...selection.facets, [name]: selection.facets[name]?.filter(one => one !== value) ?? [] },
})

/** Whether nothing narrows the list. */
export const isUnfiltered = ({ facets, store }: Selection): boolean =>
  Object.keys(facets).length === 0 && store === undefined

/** Whether nothing was chosen yet: no filter, no order, the first page. */
export const isUntouched = (selection: Selection): boolean =>
  isUnfiltered(selection) && selection.sort === undefined && selection.page === 1

export const withPage = (selection: Selection, page: number): Selection => ({ ...selection, page })
export const withStore = (selection: Selection, store: string | undefined): Selection => ({
  ...selection,
  page: 1,
  store,
})
export const cleared = (selection: Selection): Selection => ({ ...selection, page: 1, facets: {}, store: undefined })

/** Every applied filter with its words, in the order of the facets. */
export const applied = (listing: Listing) =>
  listing.facets.flatMap(facet =>
    facet.values.filter(value => value.selected).map(value => ({ facet: facet.id, value: value.id, name: value.name })),
  )

export const pageCount = ({ total, pageSize }: Pick<Listing, 'total' | 'pageSize'>) =>
  Math.max(1, Math.ceil(total / pageSize))

/** The name of the store whose shelves are looked at. */
export const storeName = ({ stores = [] }: Listing): string | undefined => stores.find(({ selected }) => selected)?.name

/** A filter that could be done without, what there would be then, and how to say so. */
export type Easier = { readonly name: string; readonly total: number; readonly selection: Selection }

/** Each applied filter with the selection that does without it. */
export const relaxedSelections = (listing: Listing, selection: Selection): Omit<Easier, 'total'>[] => {
  const store = storeName(listing)
  return [
    ...applied(listing).map(({ facet, value, name }) => ({ name, selection: without(selection, facet, value) })),
    ...(store === undefined ? [] : [{ name: store, selection: withStore(selection, undefined) }]),
  ]
}
