import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import css from '../pages/pages.module.css'

/** While a page for staff comes: its place. */
export const AssociateSkeleton = () => (
  <div className={css.narrow}>
    <Skeleton blocks={3} />
  </div>
)
