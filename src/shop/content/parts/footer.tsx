import { href, localPath } from '#routes/href.ts'
import type { MenuItem } from '#src/commerce/calls/content.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { locales } from '#src/language/locales.ts'
import fold from '#src/ui/layout/fold.module.css'
import { Icon } from '#src/ui/icon.tsx'
import { Logo } from '#src/ui/logo.tsx'

import css from './footer.module.css'
import { Newsletter } from './newsletter.tsx'

/** Groups of links under their names, folded where there is no room, the way to another country, and the small print. */
export function Footer({ items }: { readonly items: readonly MenuItem[] }) {
  const { locale, tag, t } = useLanguage()
  const country = new Intl.DisplayNames([tag], { type: 'region' }).of(locales[locale].country)
  return (
    <footer className={css.footer} id="bottom">
      <div className={css.inner}>
        <div className={css.brand}>
          <Logo />
          <p>{t('shell.footer.claim')}</p>
          <Newsletter />
        </div>
        {items.map(group => (
          <details key={group.id} aria-label={group.label} className={css.group}>
            <summary className={fold.summary}>{group.label}</summary>
            <ul>
              {group.children.map(link => (
                <li key={link.id}>
                  <a href={localPath(locale, link.href)}>{link.label}</a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      <div className={css.small}>
        <a href={href(locale, 'locationSelector')} className={css.country}>
          <Icon name="globe" />
          {t('shell.footer.country', { country: country ?? '', language: t('shell.language') })}
        </a>
        <a href={href(locale, 'privacyChoices')} className={css.country}>
          {t('consent.settings')}
        </a>
        <p>{t('shell.footer.rights')}</p>
      </div>
    </footer>
  )
}
