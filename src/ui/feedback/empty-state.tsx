import type { ReactNode } from 'react'

import css from './empty-state.module.css'
import { Icon, type IconName } from '../icon.tsx'

type Props = {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  /** One way on. */
  readonly action: ReactNode
  /** Whether it is all that the page shows. */
  readonly isPage?: boolean
}

/** Nothing here: says what, why, and where to go from here. */
export function EmptyState({ icon, title, text, action, isPage = false }: Props) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={css.empty}>
      <Icon name={icon} />
      <Title>{title}</Title>
      <p>{text}</p>
      {action}
    </div>
  )
}
