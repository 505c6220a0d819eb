import { useLanguage } from '#src/language/language.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import css from '../page.module.css'

/** While the cart comes: the same columns, empty. */
export function CheckoutSkeleton() {
  const { t } = useLanguage()
  return (
    <div className={css.columns}>
      <div className={css.steps}>
        <h1>{t('checkout.title')}</h1>
        <Skeleton blocks={6} />
      </div>
      <Skeleton blocks={3} />
    </div>
  )
}
