import { Skeleton } from '#src/ui/skeleton.tsx'

import css from './entrance.module.css'

/** While the form comes: its place. */
export const EntranceSkeleton = () => (
  <div className={css.narrow}>
    <div className={css.form}>
      <Skeleton blocks={4} />
    </div>
  </div>
)
