import type { ReactNode } from 'react'

import { Icon, type IconName } from '../icon.tsx'
import css from './notice.module.css'

const icons = { info: 'info', ok: 'check', warning: 'alert', error: 'alert' } as const satisfies Record<
  string,
  IconName
>

type Props = { readonly look: keyof typeof icons; readonly children: ReactNode }

/** Something to know before going on. A warning or an error is said at once. */
export const Notice = ({ look, children }: Props) => (
  <div className={`${css.notice} ${css[look]}`} role={look === 'warning' || look === 'error' ? 'alert' : undefined}>
    <Icon name={icons[look]} />
    <div>{children}</div>
  </div>
)
