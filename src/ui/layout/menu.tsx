import css from './menu.module.css'
import { Icon } from '../icon.tsx'

type Item = { readonly label: string; readonly href: string; readonly current?: boolean }

type Props = { readonly id: string; readonly label: string; readonly items: readonly Item[] }

/**
 * A button with a list of places to go, in the platform's own top layer. With script the arrow keys, Home, End and
 * first letters move in it (menu button of the ARIA Authoring Practices, `client/behaviours/menu.ts`).
 */
export const Menu = ({ id, label, items }: Props) => (
  <div className={css.menu} data-mount="menu">
    <button type="button" className={css.button} popoverTarget={id} aria-haspopup="menu">
      {label}
      <Icon name="chevron-down" />
    </button>
    <ul id={id} className={css.list} popover="auto" role="menu" aria-label={label}>
      {items.map(item => (
        <li key={item.href} role="none">
          <a role="menuitem" href={item.href} aria-current={item.current === true ? 'page' : undefined}>
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  </div>
)
