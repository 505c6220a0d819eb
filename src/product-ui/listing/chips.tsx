import { queryString } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Icon } from '#src/ui/icon.tsx'

import css from './chips.module.css'
import type { ListingProps } from './listing-props.ts'
import { applied, cleared, selectionQuery, storeName, without, withStore, type Selection } from './selection.ts'

type ChipProps = { readonly href: string; readonly name: string }

function Chip({ href, name }: ChipProps) {
  const { t } = useLanguage()
  return (
    <li>
      <a className={css.chip} href={href}>
        <span className="visually-hidden">{t('browse.remove')} </span>
        {name}
        <Icon name="close" />
      </a>
    </li>
  )
}

/** The chosen filters, each with a link that removes it. */
export function Chips({ listing, selection, path, q }: ListingProps) {
  const { t } = useLanguage()
  const filters = applied(listing)
  const store = storeName(listing)
  if (filters.length === 0 && store === undefined) return null
  const to = (next: Selection) => path + queryString({ q, ...selectionQuery(next) })
  return (
    <ul className={css.chips} aria-label={t('browse.applied')}>
      {filters.map(({ facet, value, name }) => (
        <Chip key={`${facet}-${value}`} name={name} href={to(without(selection, facet, value))} />
      ))}
      {store !== undefined && <Chip name={store} href={to(withStore(selection, undefined))} />}
      <li>
        <a className={css.clear} href={to(cleared(selection))}>
          {t('browse.clear')}
        </a>
      </li>
    </ul>
  )
}
