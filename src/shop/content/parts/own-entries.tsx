import { href } from '#routes/href.ts'
import { useLanguage } from '#src/language/language.tsx'
import { Icon } from '#src/ui/icon.tsx'

import { tool } from './tool.ts'
import css from './tools.module.css'

/**
 * Account, favourites and cart. The same bytes for everybody: the browser puts in the counts, and takes the sign-in away
 * from who is signed in. Without script the account's page sends on whoever has to sign in first.
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
