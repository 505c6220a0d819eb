import type { ReactNode } from 'react'

import type { Listing as Data } from '#src/commerce/calls/product-shapes.ts'

import type { Easier, Selection } from './selection.ts'

/** What a listing shows; its filters, its chips and its paging read the same. */
export type ListingProps = {
  readonly listing: Data
  readonly selection: Selection
  /** Path of this listing without query. */
  readonly path: string
  /** What is searched for, kept when filters change. */
  readonly q?: string
  /** What there would be without one of the filters, where nothing has them all. */
  readonly easier?: readonly Easier[]
  /** What content has put between the products. */
  readonly between?: ReactNode
}
