import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Button } from '#src/ui/controls/button.tsx'

import css from './search-again.module.css'

/** The field once more, where nothing was found: with the words that are to be thought over, or none. */
export function SearchAgain({ q = '' }: { readonly q?: string }) {
  const { locale, t } = useLanguage()
  return (
    <form action={href(locale, 'search')} method="get" className={css.form}>
      <label htmlFor="wanted">{t('shell.search.label')}</label>
      <div>
        <input id="wanted" name="q" type="search" defaultValue={q} required maxLength={128} />
        <Button type="submit">{t('shell.search.submit')}</Button>
      </div>
    </form>
  )
}
