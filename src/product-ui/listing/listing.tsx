import { useLanguage } from '#src/language/use-language.tsx'

import { CardGrid } from '../card/card-grid.tsx'
import { Chips } from './chips.tsx'
import { CompareBar } from '../card/compare-bar.tsx'
import { PriceNote } from '../card/price-note.tsx'
import { Filters, listingForm } from './filters.tsx'
import css from './listing.module.css'
import type { ListingProps } from './listing-props.ts'
import { NothingFound } from './nothing-found.tsx'
import { Earlier, Paging } from './paging.tsx'
import { isUnfiltered, pageCount } from './selection.ts'
import { Toolbar } from './toolbar.tsx'

/** Some products are shown large where nobody is looking for one: not among what words or filters have found. */
const wideIn = ({ listing, selection, q }: ListingProps) => {
  if (q !== undefined || !isUnfiltered(selection)) return undefined
  return listing.page < pageCount(listing) ? 'part' : 'whole'
}

function Results(props: ListingProps) {
  return (
    <>
      <PriceNote ofAll className={css.prices} />
      <Earlier {...props} />
      <CardGrid cards={props.listing.items} between={props.between} wideIn={wideIn(props)} />
      <CompareBar />
    </>
  )
}

/** The heading of the products. */
const results = 'products'

/** The first links of a page with a listing: past categories and filters, which are dozens of stops for a keyboard. */
export function SkipLinks() {
  const { t } = useLanguage()
  return (
    <>
      <a className="skip-link" href={`#${results}`}>
        {t('browse.skip')}
      </a>
      <a className="skip-link" href={`#${listingForm}`}>
        {t('browse.skip.filters')}
      </a>
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
        <Toolbar listing={listing} selection={selection} />
        <Chips {...props} />
        <h2 id={results} tabIndex={-1} className="visually-hidden">
          {t('browse.results')}
        </h2>
        {listing.items.length === 0 ? <NothingFound {...props} /> : <Results {...props} />}
        {listing.total > 0 && <Paging {...props} />}
      </div>
    </div>
  )
}
