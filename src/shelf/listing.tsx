import { queryString } from '#routes/href.ts'
import { sorts, type Listing as Data } from '#src/commerce/calls/products.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { Select } from '#src/ui/select.tsx'

import { CardGrid } from './card-grid.tsx'
import {
  applied,
  cleared,
  pageCount,
  selectionQuery,
  storeName,
  without,
  withPage,
  withStore,
  type Selection,
} from './selection.ts'
import { Filters, filterSheet, listingForm } from './filters.tsx'
import css from './listing.module.css'

export type ListingProps = {
  readonly listing: Data
  readonly selection: Selection
  /** Path of this listing without query. */
  readonly path: string
  /** What is searched for, kept when filters change. */
  readonly q?: string
}

function Chips({ listing, selection, path, q }: ListingProps) {
  const { t } = useLanguage()
  const filters = applied(listing)
  const store = storeName(listing)
  if (filters.length === 0 && store === undefined) return null
  const to = (next: Selection) => path + queryString({ q, ...selectionQuery(next) })
  return (
    <ul className={css.chips} aria-label={t('browse.applied')}>
      {filters.map(({ facet, value, name }) => (
        <li key={`${facet}-${value}`}>
          <a className={css.chip} href={to(without(selection, facet, value))}>
            <span className="visually-hidden">{t('browse.remove')} </span>
            {name}
            <Icon name="close" />
          </a>
        </li>
      ))}
      {store !== undefined && (
        <li>
          <a className={css.chip} href={to(withStore(selection, undefined))}>
            <span className="visually-hidden">{t('browse.remove')} </span>
            {store}
            <Icon name="close" />
          </a>
        </li>
      )}
      <li>
        <a className={css.clear} href={to(cleared(selection))}>
          {t('browse.clear')}
        </a>
      </li>
    </ul>
  )
}

/** How many there are, the way to the filters, and the order. */
function Toolbar({ listing, selection }: ListingProps) {
  const { t } = useLanguage()
  const filters = applied(listing).length
  return (
    <div className={css.toolbar}>
      <p className={css.count} role="status">
        {t('browse.count', { count: listing.total })}
      </p>
      <button type="button" className={css.open} popoverTarget={filterSheet}>
        <Icon name="filter" />
        {t('browse.filters')}
        {filters > 0 && <span className={css.badge}>{filters}</span>}
      </button>
      <div className={css.sort}>
        <label htmlFor="sort">{t('browse.sort')}</label>
        <Select
          id="sort"
          name="sort"
          form={listingForm}
          defaultValue={selection.sort === 'featured' ? '' : (selection.sort ?? '')}
        >
          {sorts.map(sort => (
            <option key={sort} value={sort === 'featured' ? '' : sort}>
              {t(`browse.sort.${sort}`)}
            </option>
          ))}
        </Select>
        <div className={css.go}>
          <Button type="submit" form={listingForm} look="secondary">
            {t('browse.go')}
          </Button>
        </div>
      </div>
    </div>
  )
}

function Paging({ listing, selection, path, q }: ListingProps) {
  const { t } = useLanguage()
  const pages = pageCount(listing)
  const shown = Math.min(listing.page * listing.pageSize, listing.total)
  const to = (page: number) => path + queryString({ q, ...selectionQuery(withPage(selection, page)) })
  return (
    <nav className={css.paging} aria-label={t('browse.pages')}>
      <Progress max={listing.total} value={shown}>
        {t('browse.shown', { shown, total: listing.total })}
      </Progress>
      <div className={css.steps}>
        {listing.page > 1 && (
          <ButtonLink look="secondary" href={to(listing.page - 1)} rel="prev">
            {t('browse.previous')}
          </ButtonLink>
        )}
        {listing.page < pages && (
          <ButtonLink look="secondary" href={to(listing.page + 1)} rel="next">
            {t('browse.next')}
          </ButtonLink>
        )}
      </div>
    </nav>
  )
}

function NothingFound({ selection, path, q }: Omit<ListingProps, 'listing'>) {
  const { t } = useLanguage()
  return (
    <div className={css.nothing}>
      <EmptyState
        icon="filter"
        title={t('browse.nothing.title')}
        text={t('browse.nothing.text')}
        action={
          <ButtonLink href={path + queryString({ q, ...selectionQuery(cleared(selection)) })}>
            {t('browse.clear')}
          </ButtonLink>
        }
      />
    </div>
  )
}

/** Filters, sort, cards and paging: all of it links and one GET form, so it works without script. */
export function Listing(props: ListingProps) {
  const { listing } = props
  const { t } = useLanguage()
  return (
    <div className={css.listing}>
      <Filters {...props} />
      <div className={css.results}>
        <h2 className="visually-hidden">{t('browse.results')}</h2>
        <Toolbar {...props} />
        <Chips {...props} />
        {listing.items.length === 0 ? <NothingFound {...props} /> : <CardGrid cards={listing.items} />}
        {listing.total > 0 && <Paging {...props} />}
      </div>
    </div>
  )
}
