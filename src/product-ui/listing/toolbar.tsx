import { sorts } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
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

/** On phones the boxes for a comparison stand on cards from a press of this on, by style alone: most have no use for them. */
function Comparing() {
  const { t } = useLanguage()
  return (
    <label className={css.comparing}>
      <input type="checkbox" autoComplete="off" />
      {t('browse.compare')}
    </label>
  )
}

/** How many there are, the way to the filters, and the order; the last two stay in view on phones. */
export function Toolbar({ listing, selection }: Pick<ListingProps, 'listing' | 'selection'>) {
  const { t } = useLanguage()
  const filters = applied(listing).length
  return (
    <div className={css.toolbar} data-toolbar>
      <p className={css.count} role="status">
        {t('browse.count', { count: listing.total })}
      </p>
      {listing.total > 1 && <Comparing />}
      <button type="button" className={css.open} popoverTarget={filterSheet}>
        <Icon name="filter" />
        {t('browse.filters')}
        {filters > 0 && <span className={css.badge}>{filters}</span>}
      </button>
      <Order selection={selection} />
    </div>
  )
}
