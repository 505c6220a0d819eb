import { useLanguage } from '#src/language/use-language.tsx'
import { Skeleton, SkeletonTitle } from '#src/ui/feedback/skeleton.tsx'

import css from '../page.module.css'

/** While the cart comes: the same columns, empty. */
export function CheckoutSkeleton() {
  const { t } = useLanguage()
  return (
    <div className={css.columns}>
      <div className={css.steps}>
        <SkeletonTitle>{t('checkout.title')}</SkeletonTitle>
        <Skeleton blocks={6} />
      </div>
      <Skeleton blocks={3} />
    </div>
  )
}
