import { sorts, type Facet } from '#src/commerce/calls/products.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Swatch } from '#src/ui/swatch.tsx'

import css from './filters.module.css'
import type { ListingProps } from './listing.tsx'

/** Facets that stand open from the start; the others open on demand. */
const openFacets = new Set(['type', 'size', 'color'])

function FacetGroup({ facet }: { readonly facet: Facet }) {
  const isOpen = openFacets.has(facet.id) || facet.values.some(value => value.selected)
  return (
    <details className={css.facet} open={isOpen}>
      <summary>
        {facet.name}
        <Icon name="chevron-down" />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{facet.name}</legend>
        {facet.values.map(value => (
          <label key={value.id} className={css.value}>
            <input type="checkbox" name={facet.id} value={value.id} defaultChecked={value.selected} />
            {value.hex !== undefined && <Swatch hex={value.hex} />}
            <span>{value.name}</span>
            <span className={css.number}>{value.count}</span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** A GET form: without script it has a button, with script a change is enough (`data-submit-on-change`). */
export function Filters({ listing, selection, path, q }: ListingProps) {
  const { t } = useLanguage()
  return (
    <form className={css.filters} action={path} method="get" data-submit-on-change>
      {q !== undefined && <input type="hidden" name="q" value={q} />}
      <label className={css.sort}>
        {t('browse.sort')}
        <select name="sort" defaultValue={selection.sort === 'featured' ? '' : (selection.sort ?? '')}>
          {sorts.map(sort => (
            <option key={sort} value={sort === 'featured' ? '' : sort}>
              {t(`browse.sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <details className={css.panel} data-filters>
        <summary className={css.open}>
          <Icon name="filter" />
          {t('browse.filters')}
        </summary>
        <div className={css.facets}>
          {listing.facets.map(facet => (
            <FacetGroup key={facet.id} facet={facet} />
          ))}
        </div>
      </details>
      <div className={css.apply}>
        <Button type="submit" look="secondary" wide>
          {t('browse.apply', { count: listing.total })}
        </Button>
      </div>
    </form>
  )
}
