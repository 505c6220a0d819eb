import { queryString } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

import { FacetGroup } from './facet-group.tsx'
import css from './filters.module.css'
import type { ListingProps } from './listing-props.ts'
import { ownStore } from '../own-store.ts'
import { applied, cleared, selectionQuery, withStore } from './selection.ts'

/** The form that holds filters and sort order; controls elsewhere on the page name it. */
export const listingForm = 'listing'
/** The sheet the filters stand in where there is no room beside the products. */
export const filterSheet = 'filters'

/** The way out of the sheet. Without script the button sends the form; with it every change already has. */
function Foot({ total }: { readonly total: number }) {
  const { t } = useLanguage()
  const label = t('browse.apply', { count: total })
  return (
    <div className={css.foot}>
      <div className={css.apply}>
        <Button type="submit" wide>
          {label}
        </Button>
      </div>
      <div className={css.show}>
        <Button wide popoverTarget={filterSheet} popoverTargetAction="hide">
          {label}
        </Button>
      </div>
    </div>
  )
}

/** A GET form: beside the products, or a sheet of its own. With script a change is enough (`data-submit-on-change`). */
export function Filters({ listing, selection, path, q }: ListingProps) {
  const { t } = useLanguage()
  return (
    <form id={listingForm} className={css.filters} action={path} method="get" data-submit-on-change>
      {q !== undefined && <input type="hidden" name="q" value={q} />}
      {selection.store !== undefined && <input type="hidden" name="store" value={selection.store} />}
      <div id={filterSheet} popover="auto" className={css.sheet} aria-labelledby="filters-title">
        <div className={css.head}>
          <h2 id="filters-title">{t('browse.narrow')}</h2>
          {applied(listing).length > 0 && (
            <a className={css.clear} href={path + queryString({ q, ...selectionQuery(cleared(selection)) })}>
              {t('browse.clear')}
            </a>
          )}
          <button
            type="button"
            className={css.close}
            popoverTarget={filterSheet}
            popoverTargetAction="hide"
            aria-label={t('shell.close')}
          >
            <Icon name="close" />
          </button>
        </div>
        {selection.store === undefined && (
          <a
            className={css.store}
            data-mount="own-store"
            data-waits
            href={path + queryString({ q, ...selectionQuery(withStore(selection, ownStore)) })}
            rel="nofollow"
          >
            <Icon name="store" />
            {t('browse.store')}
          </a>
        )}
        {listing.facets.map(facet => (
          <FacetGroup key={facet.id} facet={facet} />
        ))}
        <Foot total={listing.total} />
      </div>
    </form>
  )
}
