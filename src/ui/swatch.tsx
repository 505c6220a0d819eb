import css from './swatch.module.css'

/** A round sample of a colour; its name stands beside it. */
export const Swatch = ({ hex, chosen = false }: { readonly hex: string; readonly chosen?: boolean }) => (
  <svg className={chosen ? css.chosen : css.swatch} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" fill={hex} />
  </svg>
)
