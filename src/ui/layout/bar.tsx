import type { ReactNode } from 'react'

import css from './bar.module.css'

type Props = {
  /** `promotion`: news for everybody. `preview`: what is shown is not yet what shoppers see. */
  readonly look: 'promotion' | 'preview'
  readonly label: string
  readonly children: ReactNode
}

/** One line above everything. */
export const Bar = ({ look, label, children }: Props) => (
  <aside className={`${css.bar} ${css[look]}`} aria-label={label}>
    {children}
  </aside>
)
