import { href, localPath } from '#routes/href.ts'
import type { MenuItem } from '#src/commerce/calls/content.ts'
import { useLanguage } from '#src/language/language.tsx'
import { SearchField } from '#src/shelf/search-field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Island } from '#src/ui/island.tsx'
import { Logo } from '#src/ui/logo.tsx'

import css from './header.module.css'
import { OwnEntries } from './own-entries.tsx'

type Props = { readonly menu: readonly MenuItem[] }

/** Second and third level of one menu entry, open while the pointer or the focus is inside. */
function MegaPanel({ item }: { readonly item: MenuItem }) {
  const { locale, t } = useLanguage()
  return (
    <div className={css.panel}>
      <div className={css.panelInner}>
        <a className={css.all} href={localPath(locale, item.href)}>
          {t('shell.menu.all', { name: item.label })}
        </a>
        {item.children.map(group => (
          <div key={group.id}>
            <a className={css.groupName} href={localPath(locale, group.href)}>
              {group.label}
            </a>
            <ul>
              {group.children.map(leaf => (
                <li key={leaf.id}>
                  <a className={css.leaf} href={localPath(locale, leaf.href)}>
                    {leaf.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}

function Drawer({ menu }: Props) {
  const { locale, t } = useLanguage()
  return (
    <div id="menu" popover="auto" className={css.drawer} aria-label={t('shell.menu.open')}>
      <div className={css.drawerTop}>
        <Logo />
        <button type="button" popoverTarget="menu" popoverTargetAction="hide" className={css.tool}>
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
        <a className={css.drawerLink} href={href(locale, 'favorites')}>
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

const Menu = ({ menu }: Props) => {
  const { locale, t } = useLanguage()
  return (
    <nav className={css.menu} aria-label={t('shell.menu.main')}>
      <ul>
        {menu.map(item => (
          <li key={item.id} className={css.entry}>
            <a href={localPath(locale, item.href)}>{item.label}</a>
            {item.children.length > 0 && <MegaPanel item={item} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Logo, menu, search and cart. The same bytes for everybody: what is personal is put in by the browser. */
export function Header({ menu }: Props) {
  const { locale, t } = useLanguage()
  return (
    <header className={css.header} id="top">
      <div className={css.ground}>
        <div className={css.bar}>
          <button type="button" popoverTarget="menu" className={`${css.tool} ${css.burger}`}>
            <Icon name="menu" />
            <span className="visually-hidden">{t('shell.menu.open')}</span>
          </button>
          <a href={href(locale, 'home')} className={css.home}>
            <Logo />
            <span className="visually-hidden">, {t('shell.home')}</span>
          </a>
          <Menu menu={menu} />
          <label htmlFor="q" className={`${css.tool} ${css.finder}`}>
            <Icon name="search" />
            <span className="visually-hidden">{t('shell.search.label')}</span>
          </label>
          {/* Beside the menu where there is room; elsewhere it comes down over the header while its label, a glass, is in use. */}
          <Island name="search-field" wake="interaction" className={css.search} component={SearchField} props={{}} />
          <OwnEntries />
        </div>
      </div>
      <Drawer menu={menu} />
    </header>
  )
}
