import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import css from '../page.module.css'

/** While the order comes. */
export const OrderSkeleton = () => (
  <div className={css.page}>
    <Skeleton blocks={6} />
  </div>
)
