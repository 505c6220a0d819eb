import type { ReactNode } from 'react'

import css from './progress.module.css'

type Props = { readonly value: number; readonly max: number; readonly children: ReactNode }

/** How far along: the words say it, the bar shows it. */
export const Progress = ({ value, max, children }: Props) => (
  <div className={css.progress}>
    <p>{children}</p>
    <progress max={max} value={value} aria-hidden="true" />
  </div>
)
