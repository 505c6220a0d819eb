import type { ReactNode } from 'react'

import css from './more-link.module.css'

/** On from here: words and an arrow. */
export const MoreLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a href={href} className={css.more}>
    {children}
  </a>
)
