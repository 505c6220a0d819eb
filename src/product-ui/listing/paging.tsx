import { queryString } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'

import type { ListingProps } from './listing-props.ts'
import css from './paging.module.css'
import { pageCount, selectionQuery, withPage } from './selection.ts'

type Props = Pick<ListingProps, 'listing' | 'selection' | 'path' | 'q'>

/**
 * More of the list: a link to its next or previous page. With script that page's products join those that are there
 * (`client/behaviours/more.ts`), and the address says how far one has come.
 */
function More({ to, rel, label }: { readonly to: string; readonly rel: 'prev' | 'next'; readonly label: string }) {
  return (
    <ButtonLink look="secondary" href={to} rel={rel} data-mount="more" data-waits>
      {label}
    </ButtonLink>
  )
}

const addressOf = ({ selection, path, q }: Props, page: number) =>
  path + queryString({ q, ...selectionQuery(withPage(selection, page)) })

/** Where a list does not begin at its beginning: the way back to it. */
export function Earlier(props: Props) {
  const { t } = useLanguage()
  const { page } = props.listing
  if (page <= 1) return null
  return (
    <div className={css.steps} data-more="prev">
      <More to={addressOf(props, page - 1)} rel="prev" label={t('browse.earlier')} />
    </div>
  )
}

/** How much of it is there, and the way to more. */
export function Paging(props: Props) {
  const { t } = useLanguage()
  const { listing } = props
  const { page, pageSize, total } = listing
  const shown = Math.min(page * pageSize, total)
  return (
    <nav className={css.paging} aria-label={t('browse.pages')} data-more="next">
      <Progress max={total} value={shown}>
        {t('browse.shown', { shown, total })}
      </Progress>
      {page < pageCount(listing) && (
        <div className={css.steps}>
          <More to={addressOf(props, page + 1)} rel="next" label={t('browse.more')} />
        </div>
      )}
    </nav>
  )
}
