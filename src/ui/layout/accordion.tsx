import type { ReactNode } from 'react'

import css from './accordion.module.css'
import { Icon } from '../icon.tsx'

type Fold = { readonly title: string; readonly content: ReactNode; readonly open?: boolean }

type Props = {
  readonly folds: readonly Fold[]
  /** With a name only one stands open at a time. */
  readonly name?: string
}

/** Headings that open to what is under them; the platform's own disclosure, with script or without. */
export const Accordion = ({ folds, name }: Props) => (
  <div className={css.accordion}>
    {folds.map(({ title, content, open }) => (
      <details key={title} name={name} open={open}>
        <summary>
          <h3>{title}</h3>
          <Icon name="chevron-down" />
        </summary>
        <div className={css.inside}>{content}</div>
      </details>
    ))}
  </div>
)
