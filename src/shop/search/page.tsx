import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Listing, type ListingProps } from '#src/shelf/listing.tsx'
import { applied } from '#src/shelf/selection.ts'
import { Button } from '#src/ui/button.tsx'

import css from './page.module.css'

export type Props = Partial<Omit<ListingProps, 'q'>> & { readonly q: string }

/** `/search`: what was found, or the field to say what is wanted, or wanted instead. */
export function SearchPage({ q, listing, selection, path }: Props) {
  const { locale, t } = useLanguage()
  const isNothing = listing !== undefined && listing.total === 0 && applied(listing).length === 0
  return (
    <>
      <header className={css.head}>
        <h1>{q === '' ? t('browse.search.title') : t('browse.search.for', { q })}</h1>
        {isNothing && <p className={css.hint}>{t('browse.empty')}</p>}
        {(q === '' || isNothing) && (
          <form action={href(locale, 'search')} method="get" className={css.form}>
            <label htmlFor="wanted">{t('shell.search.label')}</label>
            <div>
              <input id="wanted" name="q" type="search" defaultValue={q} required maxLength={128} />
              <Button type="submit">{t('shell.search.submit')}</Button>
            </div>
          </form>
        )}
      </header>
      {!isNothing && listing !== undefined && selection !== undefined && path !== undefined && (
        <Listing listing={listing} selection={selection} path={path} q={q} />
      )}
    </>
  )
}
