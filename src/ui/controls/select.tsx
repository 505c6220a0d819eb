import type { ComponentProps } from 'react'

import { Icon } from '../icon.tsx'
import css from './select.module.css'

/** The native list in the store's style. The caller provides the label. */
export const Select = (select: ComponentProps<'select'>) => (
  <span className={css.place}>
    <select {...select} className={css.select} />
    <Icon name="chevron-down" />
  </span>
)
