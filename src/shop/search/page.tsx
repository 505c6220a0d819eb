import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import type { LoadedSections } from '#src/sections/load-sections.ts'
import { Sections } from '#src/sections/sections.tsx'
import type { ListingProps } from '#src/product-ui/listing/listing-props.ts'
import { Listing, SkipLinks } from '#src/product-ui/listing/listing.tsx'
import { SearchAgain } from '#src/product-ui/search/search-again.tsx'
import { ServiceAddresses } from '#src/product-ui/search/service-addresses.tsx'
import { MoreLink } from '#src/ui/layout/more-link.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

import typography from '#src/ui/typography.module.css'
import css from './page.module.css'
import { ResultTabs } from './parts/result-tabs.tsx'

/** Shown when nothing was found. */
export type NothingFound = { readonly popular: readonly string[]; readonly content: LoadedSections }

export type Props = {
  readonly q: string
  /** The results, with the words and filters that narrow them further. */
  readonly found?: ListingProps
  readonly help?: NothingFound
}

function Popular({ terms }: { readonly terms: readonly string[] }) {
  const { locale, t } = useLanguage()
  if (terms.length === 0) return null
  return (
    <nav aria-labelledby="popular" className={css.popular}>
      <h2 id="popular">{t('shell.search.popular')}</h2>
      <ul>
        {terms.map(term => (
          <li key={term}>
            <a href={href(locale, 'search', undefined, { q: term })}>{term}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Skip = ({ found, help }: { readonly found: unknown; readonly help: unknown }) =>
  found !== undefined && help === undefined && <SkipLinks />

/** Says which words were searched for, where they are not those that were typed. */
function Understood({ q, listing }: { readonly q: string; readonly listing: ListingProps['listing'] }) {
  const { t } = useLanguage()
  const { correctedQuery, relaxedQuery } = listing
  if (relaxedQuery !== undefined)
    return <Notice look="info">{t('browse.search.relaxed', { q, kept: relaxedQuery })}</Notice>
  if (correctedQuery === undefined) return null
  return <Notice look="info">{t('browse.search.corrected', { q, meant: correctedQuery })}</Notice>
}

/** The words again, the addresses of who helps, and what others look for. */
function Help({ q, popular }: { readonly q: string } & Pick<NothingFound, 'popular'>) {
  const { t } = useLanguage()
  return (
    <>
      {q !== '' && <p className={typography.muted}>{t('browse.empty')}</p>}
      <SearchAgain q={q} />
      {q !== '' && <ServiceAddresses />}
      <Popular terms={popular} />
    </>
  )
}

/** `/search`: what was found, or the field to say what is wanted, or wanted instead. */
export function SearchPage({ q, found, help }: Props) {
  const { locale, t } = useLanguage()
  const { correctedQuery, relaxedQuery, articles } = found?.listing ?? {}
  const things = articles?.total ?? 0
  return (
    <>
      <header className={css.head}>
        <Skip found={found} help={help} />
        <h1>
          {q === '' ? t('browse.search.title') : t('browse.search.for', { q: relaxedQuery ?? correctedQuery ?? q })}
        </h1>
        {found !== undefined && <Understood q={q} listing={found.listing} />}
        {help !== undefined && <Help q={q} popular={help.popular} />}
        {things > 0 &&
          (help === undefined ? (
            <ResultTabs q={q} here="products" products={found?.listing.total} articles={things} />
          ) : (
            <MoreLink href={href(locale, 'searchArticles', undefined, { q })}>
              {t('browse.search.articles-for', { count: things, q })}
            </MoreLink>
          ))}
      </header>
      {help === undefined && found !== undefined && <Listing {...found} />}
      {help !== undefined && <Sections {...help.content} opensPage={false} />}
    </>
  )
}
