import { sorts } from '#src/commerce/calls/catalogue/product-shapes.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Select } from '#src/ui/controls/select.tsx'

import { filterSheet, listingForm } from './filters.tsx'
import type { ListingProps } from './listing-props.ts'
import { applied } from './selection.ts'
import css from './toolbar.module.css'

function Order({ selection: { sort: chosen } }: Pick<ListingProps, 'selection'>) {
  const { t } = useLanguage()
  return (
    <div className={css.sort}>
      <label htmlFor="sort">{t('browse.sort')}</label>
      <Select id="sort" name="sort" form={listingForm} defaultValue={chosen === 'featured' ? '' : (chosen ?? '')}>
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
  )
}

/** How many there are, the way to the filters, and the order. */
export function Toolbar({ listing, selection }: Pick<ListingProps, 'listing' | 'selection'>) {
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
      <Order selection={selection} />
    </div>
  )
}
