import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import css from './result-tabs.module.css'

type Props = {
  readonly q: string
  readonly here: 'products' | 'articles'
  /** The number of products; undefined where it is unknown. */
  readonly products: number | undefined
  readonly articles: number
}

/** Products or things to read: two pages of one search. */
export function ResultTabs({ q, here, products, articles }: Props) {
  const { locale, t, number } = useLanguage()
  const tabs = [
    { id: 'products', to: href(locale, 'search', undefined, { q }), name: t('shell.search.products'), count: products },
    {
      id: 'articles',
      to: href(locale, 'searchArticles', undefined, { q }),
      name: t('shell.search.articles'),
      count: articles,
    },
  ]
  return (
    <nav aria-label={t('browse.results')} className={css.tabs}>
      {tabs.map(({ id, to, name, count }) => (
        <a key={id} href={to} aria-current={id === here ? 'page' : undefined}>
          {name}
          {count !== undefined && <span> {number(count)}</span>}
        </a>
      ))}
    </nav>
  )
}
