import type { ReactNode } from 'react'

import type { Listing as Data } from '#src/commerce/calls/product-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'

import { CardGrid } from './card-grid.tsx'
import { Chips } from './chips.tsx'
import { CompareBar } from './compare-bar.tsx'
import { Filters } from './filters.tsx'
import css from './listing.module.css'
import { NothingFound } from './nothing-found.tsx'
import { Earlier, Paging } from './paging.tsx'
import type { Easier, Selection } from './selection.ts'
import { Toolbar } from './toolbar.tsx'

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

function Results(props: ListingProps) {
  return (
    <>
      <Earlier {...props} />
      <CardGrid cards={props.listing.items} between={props.between} />
      <CompareBar />
    </>
  )
}

/** Filters, sort, cards and paging: all of it links and GET forms, so it works without script. */
export function Listing(props: ListingProps) {
  const { listing, selection } = props
  const { t } = useLanguage()
  return (
    <div className={css.listing}>
      <Filters {...props} />
      <div className={css.results}>
        <h2 className="visually-hidden">{t('browse.results')}</h2>
        <Toolbar listing={listing} selection={selection} />
        <Chips {...props} />
        {listing.items.length === 0 ? <NothingFound {...props} /> : <Results {...props} />}
        {listing.total > 0 && <Paging {...props} />}
      </div>
    </div>
  )
}
