import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { Icon } from '#src/ui/icon.tsx'

import { tool } from './tool.ts'
import css from './tools.module.css'

/**
 * Account, favourites and cart in the header, the same on every cached page: the browser adds the counts and removes
 * the sign-in for signed-in shoppers. Without script the account page redirects to the sign-in.
 */
export function OwnEntries() {
  const { locale, t } = useLanguage()
  return (
    <div className={css.own}>
      <a
        href={href(locale, 'account')}
        className={`${tool} ${css.person}`}
        data-account="modal=sign-in"
        aria-label={t('shell.account')}
      >
        <Icon name="user" />
      </a>
      <a href={href(locale, 'favorites')} className={`${tool} ${css.hearts}`}>
        <Icon name="heart" />
        <span className="visually-hidden">{t('shell.favorites')}</span>
        <span className={css.count} data-favorites-count hidden />
      </a>
      <a href={href(locale, 'cart')} className={tool} data-dialog="panel=mini-cart">
        <Icon name="cart" />
        <span className="visually-hidden">{t('shell.cart')}</span>
        <span className={css.count} data-cart-count hidden />
      </a>
    </div>
  )
}
