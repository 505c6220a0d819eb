import { useLanguage } from '#src/language/use-language.tsx'

import { Icon } from '../icon.tsx'
import { pageNumbers } from './page-numbers.ts'
import css from './pagination.module.css'

type Props = {
  /** The name of the list, for screen readers. */
  readonly label: string
  readonly page: number
  readonly count: number
  readonly href: (page: number) => string
}

/** The pages of something, as links: each has an address and works without script. */
export function Pagination({ label, page, count, href }: Props) {
  const { t } = useLanguage()
  return (
    <nav className={css.pages} aria-label={label}>
      {page > 1 && (
        <a href={href(page - 1)} rel="prev" className={css.back}>
          <Icon name="chevron-right" />
          <span className="visually-hidden">{t('browse.previous')}</span>
        </a>
      )}
      {pageNumbers(page, count).map((number, index) =>
        number === 'gap' ? (
          // oxlint-disable-next-line react/no-array-index-key -- two gaps have nothing but their place
          <span key={`gap-${index}`}>…</span>
        ) : (
          <a key={number} href={href(number)} aria-current={number === page ? 'page' : undefined}>
            <span className="visually-hidden">{t('browse.page', { page: number })}</span>
            <span aria-hidden="true">{number}</span>
          </a>
        ),
      )}
      {page < count && (
        <a href={href(page + 1)} rel="next">
          <Icon name="chevron-right" />
          <span className="visually-hidden">{t('browse.next')}</span>
        </a>
      )}
    </nav>
  )
}
