import type { ReactNode } from 'react'

import type { Listing as Data } from '#src/commerce/calls/catalogue/listing-shapes.ts'

import type { Easier, Selection } from './selection.ts'

/** The props of a listing, shared by its filters, chips and pagination. */
export type ListingProps = {
  readonly listing: Data
  readonly selection: Selection
  /** Path of this listing without query. */
  readonly path: string
  /** The search query, kept when filters change. */
  readonly q?: string
  /** For a listing without results: totals when one of the filters is removed. */
  readonly easier?: readonly Easier[]
  /** Content between the products. */
  readonly between?: ReactNode
}
