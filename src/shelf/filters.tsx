import { queryString } from '#routes/href.ts'
import type { Facet } from '#src/commerce/calls/product-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Later } from '#src/ui/later.tsx'
import { Swatch, swatches } from '#src/ui/swatch.tsx'

import css from './filters.module.css'
import type { ListingProps } from './listing.tsx'
import { ownStore } from './own-store.ts'
import { selectionQuery, withStore } from './selection.ts'

/** The form that holds filters and sort order; controls elsewhere on the page name it. */
export const listingForm = 'listing'
/** The sheet the filters stand in where there is no room beside the products. */
export const filterSheet = 'filters'

/** Facets that stand open from the start; the others open on demand. */
const openFacets = new Set(['type', 'size', 'color'])

const layouts: Readonly<Record<string, string | undefined>> = { size: css.tags, color: swatches }

/** How many products a value leaves is told by style, behind its name: a long list has half as many elements so. */
const Values = ({ facet }: { readonly facet: Facet }) => (
  <fieldset className={layouts[facet.id]} aria-label={facet.name}>
    {facet.values.map(value => (
      <label key={value.id} data-count={value.count}>
        <input type="checkbox" name={facet.id} value={value.id} defaultChecked={value.selected} />
        {value.hex !== undefined && <Swatch hex={value.hex} look="plain" />}
        {value.name}
      </label>
    ))}
  </fieldset>
)

function FacetGroup({ facet }: { readonly facet: Facet }) {
  const chosen = facet.values.filter(value => value.selected).length
  const isOpen = openFacets.has(facet.id) || chosen > 0
  const values = <Values facet={facet} />
  return (
    <details className={css.facet} open={isOpen}>
      <summary>
        {facet.name}
        {chosen > 0 && <span>{chosen}</span>}
      </summary>
      {isOpen ? values : <Later>{values}</Later>}
    </details>
  )
}

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
            data-behaviour="own-store"
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
