import { localPath } from '#routes/href.ts'
import type { MenuItem } from '#src/commerce/calls/content.ts'
import { useLanguage } from '#src/language/language.tsx'

import css from './menu.module.css'

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

/** The departments, each with its panel; on small screens the drawer has them. */
export const Menu = ({ menu }: { readonly menu: readonly MenuItem[] }) => {
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
