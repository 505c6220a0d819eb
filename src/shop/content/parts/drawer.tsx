import { href, localPath } from '#routes/href.ts'
import type { MenuItem } from '#src/commerce/calls/content.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Logo } from '#src/ui/logo.tsx'

import css from './drawer.module.css'
import { tool } from './tool.ts'

/** The menu where it has no room in the header: in from the side, one department open at a time. */
export function Drawer({ menu }: { readonly menu: readonly MenuItem[] }) {
  const { locale, t } = useLanguage()
  return (
    <div id="menu" popover="auto" className={css.drawer} aria-label={t('shell.menu.open')}>
      <div className={css.drawerTop}>
        <Logo />
        <button type="button" popoverTarget="menu" popoverTargetAction="hide" className={tool}>
          <Icon name="close" />
          <span className="visually-hidden">{t('shell.close')}</span>
        </button>
      </div>
      <nav aria-label={t('shell.menu.open')}>
        {menu.map(item => (
          <details key={item.id} name="menu" className={css.fold}>
            <summary>
              {item.label}
              <Icon name="chevron-down" />
            </summary>
            <ul>
              <li>
                <a href={localPath(locale, item.href)}>{t('shell.menu.all', { name: item.label })}</a>
              </li>
              {item.children.map(group => (
                <li key={group.id}>
                  <a href={localPath(locale, group.href)}>{group.label}</a>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <a className={`${css.drawerLink} ${css.hearts}`} href={href(locale, 'favorites')}>
          <Icon name="heart" />
          {t('shell.favorites')}
        </a>
        <a className={css.drawerLink} href={href(locale, 'locationSelector')}>
          <Icon name="globe" />
          {t('shell.country')}
        </a>
      </nav>
    </div>
  )
}
