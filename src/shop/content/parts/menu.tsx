import { href, localPath } from '#routes/href.ts'
import type { MenuItem } from '#src/commerce/calls/content.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { serviceLinks } from '#src/product-ui/search/service-links.ts'
import fold from '#src/ui/layout/fold.module.css'
import { Icon } from '#src/ui/icon.tsx'
import { Later } from '#src/ui/later.tsx'
import { Logo } from '#src/ui/logo.tsx'

import css from './menu.module.css'
import panels from './menu-panels.module.css'
import { tool } from './tool.ts'

/** Names the sheet the menu stands in where there is no room for it in the header. */
export const menuSheet = 'menu'

/** Second and third level of one department: a list of links, each perhaps with a list of its own. */
function Groups({ item, link }: { readonly item: MenuItem; readonly link: string }) {
  const { locale, t } = useLanguage()
  const { picture } = item
  return (
    <div>
      <a href={link}>{t('shell.menu.all', { name: item.label })}</a>
      <Later>
        <ul>
          {item.children.map(group => (
            <li key={group.id}>
              <a href={localPath(locale, group.href)}>{group.label}</a>
              {group.children.length > 0 && (
                <ul>
                  {group.children.map(leaf => (
                    <li key={leaf.id}>
                      <a href={localPath(locale, leaf.href)}>{leaf.label}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {picture !== undefined && <img src={picture.src} alt={picture.alt} loading="lazy" />}
      </Later>
    </div>
  )
}

/**
 * A department: in the header a link, with a panel that is open while the pointer or the focus is inside; in the sheet a
 * fold. Both hold the same list, which therefore stands once in the document.
 */
function Department({ item }: { readonly item: MenuItem }) {
  const link = localPath(useLanguage().locale, item.href)
  return (
    <li>
      <a href={link}>{item.label}</a>
      {item.children.length > 0 && (
        <details name="menu">
          <summary className={fold.summary}>{item.label}</summary>
          <Groups item={item} link={link} />
        </details>
      )}
    </li>
  )
}

/** What the header and the foot have where there is room. */
function Service() {
  const { locale, t } = useLanguage()
  return (
    <section className={css.service}>
      <Later>
        <a href={href(locale, 'account')}>{t('shell.menu.account')}</a>
        {serviceLinks.map(({ name, to }) => (
          <a key={to} href={href(locale, to)}>
            {t(name)}
          </a>
        ))}
        <a href={localPath(locale, '/help')}>{t('shell.menu.help')}</a>
        <a className={css.hearts} href={href(locale, 'favorites')}>
          <Icon name="heart" />
          {t('shell.favorites')}
        </a>
        <a href={href(locale, 'locationSelector')}>
          <Icon name="globe" />
          {t('shell.country')}
        </a>
      </Later>
    </section>
  )
}

/** The departments: a row in the header, and where it has no room a sheet that comes in from the side. */
export function Menu({ menu }: { readonly menu: readonly MenuItem[] }) {
  const { t } = useLanguage()
  return (
    <nav id={menuSheet} popover="auto" className={`${css.menu} ${panels.panels}`} aria-label={t('shell.menu.main')}>
      <div>
        <Logo />
        <button
          type="button"
          popoverTarget={menuSheet}
          popoverTargetAction="hide"
          className={tool}
          aria-label={t('shell.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul>
        {menu.map(item => (
          <Department key={item.id} item={item} />
        ))}
      </ul>
      <Service />
    </nav>
  )
}
