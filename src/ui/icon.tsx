import sprite from './icons.svg?url'
import css from './icon.module.css'

export type IconName =
  | 'alert'
  | 'arrow'
  | 'calendar'
  | 'cart'
  | 'check'
  | 'chevron-down'
  | 'chevron-right'
  | 'close'
  | 'eye'
  | 'filter'
  | 'globe'
  | 'heart'
  | 'info'
  | 'lock'
  | 'menu'
  | 'minus'
  | 'plus'
  | 'return'
  | 'search'
  | 'share'
  | 'star'
  | 'store'
  | 'trash'
  | 'truck'
  | 'user'

/** A decorative icon; what it means stands beside it as text. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className={css.icon} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
)
