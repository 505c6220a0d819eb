import { href, localPath } from '#routes/href.ts'
import type { PageLink } from '#src/commerce/calls/shapes.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import band from '#src/ui/layout/page.module.css'

import css from './page.module.css'
import { ResultTabs } from './parts/result-tabs.tsx'

export type Props = {
  readonly q: string
  readonly items: readonly PageLink[]
  readonly products: number | undefined
}

function Article({ item }: { readonly item: PageLink }) {
  const { locale } = useLanguage()
  const { title, summary, href: path, picture } = item
  return (
    <article className={css.article}>
      {picture !== undefined && (
        <img src={picture.src} alt="" width={picture.width} height={picture.height} loading="lazy" />
      )}
      <h2>
        <a href={localPath(locale, path)}>{title}</a>
      </h2>
      <p>{summary}</p>
    </article>
  )
}

/** `/search/articles`: what there is to read about what was searched for. */
export function ArticlesPage({ q, items, products }: Props) {
  const { locale, t } = useLanguage()
  return (
    <>
      <header className={css.head}>
        <h1>{q === '' ? t('shell.search.articles') : t('browse.search.for', { q })}</h1>
        <ResultTabs q={q} here="articles" products={products} articles={items.length} />
      </header>
      {items.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('browse.articles.none')}
          text={t('browse.articles.hint')}
          action={<ButtonLink href={href(locale, 'search', undefined, { q })}>{t('shell.search.products')}</ButtonLink>}
        />
      ) : (
        <div className={`${band.band} ${css.articles}`}>
          {items.map(item => (
            <Article key={item.href} item={item} />
          ))}
        </div>
      )}
    </>
  )
}
