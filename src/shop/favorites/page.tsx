import { href } from '#routes/href.ts'
import type { Favorites } from '#src/commerce/calls/consumer/wishlists.ts'
import { useLanguage } from '#src/language/use-language.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Pagination } from '#src/ui/layout/pagination.tsx'

import type { RefusedCommand } from '../page.ts'
import css from './page.module.css'
import { FavoriteItem } from './parts/favorite-item.tsx'
import { Share } from './parts/share.tsx'

export type Props = {
  readonly favorites: Favorites
  readonly page: number
  readonly pages: number
  /** The id of a shared list; undefined for the visitor's own. */
  readonly sharedList?: string
  /** The address of the own list, once it was shared. */
  readonly shareLink?: string
  readonly isGuest: boolean
  readonly refused?: RefusedCommand
}

function NoFavorites() {
  const { locale, t } = useLanguage()
  return (
    <div className={css.page} data-personal>
      <EmptyState
        isPage
        icon="heart"
        title={t('favorites.empty')}
        text={t('favorites.empty.text')}
        action={<ButtonLink href={href(locale, 'home')}>{t('cart.empty.action')}</ButtonLink>}
      />
    </div>
  )
}

/** `/favorites`: the visitor's favourites, signed in or not; `?list=` shows a shared list. */
export function FavoritesPage({ favorites, page, pages, sharedList, shareLink, isGuest, refused }: Props) {
  const { locale, t } = useLanguage()
  const { items, total } = favorites
  if (total === 0) return <NoFavorites />
  const isOwn = sharedList === undefined
  const title = t(isOwn ? 'favorites.title' : 'favorites.title.shared')
  return (
    <div className={css.page} data-personal>
      <header className={css.head}>
        <div>
          <h1>{title}</h1>
          <h2 className={css.count}>{t('favorites.count', { count: total })}</h2>
        </div>
        {isOwn && <Share shareLink={shareLink} isGuest={isGuest} refused={refused} />}
      </header>
      {isOwn && isGuest && (
        <p className={css.guest}>
          {t('favorites.guest')}{' '}
          <a
            href={href(locale, 'signIn', undefined, { redirectTo: href(locale, 'favorites') })}
            data-dialog="modal=sign-in"
          >
            {t('sign-in.submit')}
          </a>
        </p>
      )}
      <ul className={css.items} data-mount="cards">
        {items.map(item => (
          <li key={item.id}>
            <FavoriteItem item={item} isOwn={isOwn} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          label={title}
          page={page}
          count={pages}
          href={number => href(locale, 'favorites', undefined, { list: sharedList, page: `${number}` })}
        />
      )}
    </div>
  )
}
