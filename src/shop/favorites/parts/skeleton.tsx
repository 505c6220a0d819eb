import { useLanguage } from '#src/language/use-language.tsx'
import { Skeleton, SkeletonTitle } from '#src/ui/feedback/skeleton.tsx'

import css from '../page.module.css'

/** While the list comes: its title and the places of its cards. */
export function FavoritesSkeleton() {
  const { t } = useLanguage()
  return (
    <div className={css.page}>
      <SkeletonTitle>{t('favorites.title')}</SkeletonTitle>
      <Skeleton blocks={4} shape="tile" />
    </div>
  )
}
