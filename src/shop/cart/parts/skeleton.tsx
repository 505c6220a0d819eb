import { useLanguage } from '#src/language/language.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import css from '../page.module.css'

/** While the cart comes: the same columns, empty. */
export function CartSkeleton() {
  const { t } = useLanguage()
  return (
    <div className={css.page}>
      <h1>{t('cart.title')}</h1>
      <div className={css.columns}>
        <Skeleton blocks={4} />
        <Skeleton blocks={3} />
      </div>
    </div>
  )
}
