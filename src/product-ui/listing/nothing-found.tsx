import { queryString } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { MoreLink } from '#src/ui/layout/more-link.tsx'

import type { ListingProps } from './listing-props.ts'
import css from './nothing-found.module.css'
import { cleared, selectionQuery } from './selection.ts'

/** No product has all that was chosen: what there would be without one of the filters, and without any. */
export function NothingFound({ selection, path, q, easier }: Omit<ListingProps, 'listing'>) {
  const { t } = useLanguage()
  return (
    <div className={css.nothing}>
      <EmptyState
        icon="filter"
        title={t('browse.nothing.title')}
        text={t('browse.nothing.text')}
        action={
          <>
            {easier !== undefined && easier.length > 0 && (
              <ul className={css.easier}>
                {easier.map(({ name, total, selection: without }) => (
                  <li key={name}>
                    <MoreLink href={path + queryString({ q, ...selectionQuery(without) })}>
                      {t('browse.nothing.without', { name, count: total })}
                    </MoreLink>
                  </li>
                ))}
              </ul>
            )}
            <ButtonLink href={path + queryString({ q, ...selectionQuery(cleared(selection)) })}>
              {t('browse.clear')}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
