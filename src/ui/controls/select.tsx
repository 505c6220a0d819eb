import type { ComponentProps } from 'react'

import { Icon } from '../icon.tsx'
import css from './select.module.css'

/** The platform's own list in the store's clothes. Its label is for whoever places it. */
export const Select = (select: ComponentProps<'select'>) => (
  <span className={css.place}>
    <select {...select} className={css.select} />
    <Icon name="chevron-down" />
  </span>
)
