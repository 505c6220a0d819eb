import { Icon } from '../icon.tsx'
import css from './tooltip.module.css'

type Props = { readonly id: string; readonly label: string; readonly text: string }

/**
 * A few more words, shown while the sign is pointed at or has the focus. It stays while the pointer is on the words and
 * goes with Escape (WCAG 1.4.13, `client/behaviours/tooltip.ts`).
 */
export const Tooltip = ({ id, label, text }: Props) => (
  <span className={css.place} data-mount="tooltip">
    <button type="button" className={css.sign} aria-describedby={id}>
      <Icon name="info" />
      <span className="visually-hidden">{label}</span>
    </button>
    <span id={id} role="tooltip" className={css.words}>
      {text}
    </span>
  </span>
)
