import { useLanguage } from '#src/language/use-language.tsx'
import { Skeleton, SkeletonTitle } from '#src/ui/feedback/skeleton.tsx'

import css from '../page.module.css'

/** While the session is looked at. */
export function GiftCardSkeleton() {
  const { t } = useLanguage()
  return (
    <div className={css.page}>
      <SkeletonTitle>{t('gift-card.title')}</SkeletonTitle>
      <Skeleton blocks={3} />
    </div>
  )
}
