import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'

import css from './service-addresses.module.css'
import { serviceLinks } from './service-links.ts'

/** The addresses that are looked for most beside goods, where nothing was found. */
export function ServiceAddresses() {
  const { locale, t } = useLanguage()
  return (
    <ul className={css.addresses}>
      {serviceLinks.map(({ name, to }) => (
        <li key={to}>
          <a href={href(locale, to)}>{t(name)}</a>
        </li>
      ))}
    </ul>
  )
}
