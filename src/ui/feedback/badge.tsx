import type { ReactNode } from 'react'

import css from './badge.module.css'

type Props = { readonly look?: 'plain' | 'sale' | 'pine' | 'warning'; readonly children: ReactNode }

/** One word about a thing, on it or beside it. */
export const Badge = ({ look = 'plain', children }: Props) => <span className={css[look]}>{children}</span>
