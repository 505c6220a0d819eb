import { useLanguage } from '#src/language/use-language.tsx'
import { Skeleton, SkeletonTitle } from '#src/ui/feedback/skeleton.tsx'

import css from '../page.module.css'

/** While the cart comes: the same columns, empty. */
export function CartSkeleton() {
  const { t } = useLanguage()
  return (
    <div className={css.page}>
      <SkeletonTitle>{t('cart.title')}</SkeletonTitle>
      <div className={css.columns}>
        <Skeleton blocks={4} />
        <Skeleton blocks={3} />
      </div>
    </div>
  )
}
