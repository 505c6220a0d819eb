import { Skeleton } from '#src/ui/skeleton.tsx'

import css from '../page.module.css'

/** While the order comes. */
export const ConfirmationSkeleton = () => (
  <div className={css.page}>
    <Skeleton blocks={6} />
  </div>
)
