import css from './icon.module.css'
import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

/**
 * A decorative icon; what it means stands beside it as text. It is drawn where it stands: a drawing of another file is a
 * document of its own, for which a phone interrupts the page (`docs/decisions/031-outlines-for-icons.md`).
 */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={iconPaths[name]} />
  </svg>
)
