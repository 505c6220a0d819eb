import type { ReactNode } from 'react'

import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

import css from './one-form.module.css'

type Props = { readonly title: string; readonly children: ReactNode }

/** A form under its heading, on a sheet of its own. */
export const FormSheet = ({ title, children }: Props) => (
  <div className={css.form}>
    <h1>{title}</h1>
    {children}
  </div>
)

/** A page that is one form. */
export const OneForm = (sheet: Props) => (
  <div className={css.page}>
    <FormSheet {...sheet} />
  </div>
)

/** While the form comes: its place. */
export const OneFormSkeleton = () => (
  <div className={css.page}>
    <div className={css.form}>
      <Skeleton blocks={4} />
    </div>
  </div>
)
