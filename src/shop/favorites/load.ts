import { href } from '#routes/href.ts'

import { personalPage, type LoadResult, type PersonalRequest } from '../page.ts'
import { pagesOf, startOf } from './model/paging.ts'
import { FavoritesPage, type Props } from './page.tsx'
import { FavoritesSkeleton } from './parts/skeleton.tsx'

const pageOf = (query: URLSearchParams): number =>
  Math.min(Math.max(Math.trunc(Number(query.get('page') ?? 1)) || 1, 1), 1_000)

async function load(request: PersonalRequest): Promise<LoadResult<Props>> {
  const { commerce, locale, query, visit, storeOrigin, pageSizes } = request
  const page = pageOf(query)
  const { favorites: perPage } = pageSizes
  const span = { start: `${startOf(page, perPage)}`, count: `${perPage}` }
  const sharedList = query.get('list')
  const list =
    sharedList === null
      ? await commerce('wishlists.favorites.list', span)
      : await commerce('wishlists.favorites-share.get', { favoriteId: sharedList, ...span })
  // A list that is unknown or not shared leads to the visitor's own page.
  if (!list.ok)
    return sharedList === null
      ? { kind: 'unavailable', reason: list.code }
      : { kind: 'redirect', to: href(locale, 'favorites'), status: 302 }
  const shared = query.get('shared') === list.value.favoriteId
  return {
    kind: 'page',
    props: {
      favorites: list.value,
      page,
      pages: pagesOf(list.value.total, perPage),
      isGuest: visit.role === undefined,
      ...(sharedList !== null && { sharedList }),
      ...(shared && {
        shareLink: storeOrigin + href(locale, 'favorites', undefined, { list: list.value.favoriteId }),
      }),
      ...(visit.refused && { refused: visit.refused }),
    },
  }
}

export const favorites = personalPage({
  head: ({ language }) => ({ title: `${language.t('favorites.title')} · Fellholm` }),
  load,
  Page: FavoritesPage,
  Skeleton: FavoritesSkeleton,
})
