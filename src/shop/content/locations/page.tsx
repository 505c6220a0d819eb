import { commandPath } from '#src/kit/command-path.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales, type Locale } from '#src/language/locales.ts'

import css from './page.module.css'

export type Props = {
  /** Countries with the locales they can be read in. */
  readonly countries: readonly { readonly code: string; readonly locales: readonly Locale[] }[]
}

/** `/location-selector`: a form per locale, so that the choice is kept. */
export function LocationSelectorPage({ countries }: Props) {
  const { locale, tag, t } = useLanguage()
  const regions = new Intl.DisplayNames([tag], { type: 'region' })
  return (
    <div className={css.page}>
      <h1>{t('shell.locations.title')}</h1>
      <p>{t('shell.locations.text')}</p>
      <ul className={css.countries}>
        {countries.map(country => (
          <li key={country.code} className={css.country}>
            <h2>{regions.of(country.code)}</h2>
            <p>{locales[country.locales[0] ?? locale].currency}</p>
            {country.locales.map(name => (
              <form key={name} method="post" action={commandPath(name, 'visitor', 'locale')}>
                <button
                  type="submit"
                  name="to"
                  value={name}
                  lang={locales[name].tag}
                  aria-current={name === locale ? 'true' : undefined}
                  className={css.choice}
                >
                  {new Intl.DisplayNames([locales[name].tag], { type: 'language' }).of(locales[name].language)}
                </button>
              </form>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
