import { href } from '#routes/href.ts'
import type { MenuItem } from '#src/commerce/calls/content.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { SearchField } from '#src/product-ui/search/search-field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Island } from '#src/ui/island.tsx'
import { Logo } from '#src/ui/logo.tsx'

import finder from './finder.module.css'
import css from './header.module.css'
import { Menu, menuSheet } from './menu.tsx'
import { OwnEntries } from './own-entries.tsx'
import { tool } from './tool.ts'

type Props = { readonly menu: readonly MenuItem[] }

/** Logo, menu, search and cart. The same bytes for everybody: what is personal is put in by the browser. */
export function Header({ menu }: Props) {
  const { locale, t } = useLanguage()
  return (
    <header className={css.header} id="top">
      <div className={css.ground}>
        <div className={css.bar}>
          <button
            type="button"
            popoverTarget={menuSheet}
            className={`${tool} ${css.burger}`}
            aria-label={t('shell.menu.open')}
          >
            <Icon name="menu" />
          </button>
          <a href={href(locale, 'home')} className={css.home} aria-label={`Fellholm, ${t('shell.home')}`}>
            <Logo />
          </a>
          <Menu menu={menu} />
          <label htmlFor="q" className={`${tool} ${finder.finder}`}>
            <Icon name="search" />
            <span className="visually-hidden">{t('shell.search.label')}</span>
          </label>
          {/* Beside the menu where there is room; elsewhere it comes down over the header while its label, a glass, is in use. */}
          <Island name="search-field" wake="interaction" className={finder.search} component={SearchField} props={{}} />
          <OwnEntries />
        </div>
      </div>
    </header>
  )
}
