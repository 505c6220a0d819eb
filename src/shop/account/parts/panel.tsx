import { useId, type ReactNode } from 'react'

import css from './panel.module.css'

type Props = {
  readonly title: string
  /** The way to all of it. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** One matter of the account: its name, what there is to it, and where to go on. */
export function Panel({ title, action, children }: Props) {
  const id = useId()
  return (
    <section className={css.panel} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  )
}

/** Matters beside each other where there is room. */
export const Panels = ({ children }: { readonly children: ReactNode }) => <div className={css.panels}>{children}</div>
