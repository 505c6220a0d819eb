import css from './logo.module.css'

/** The mark, a two-peak stroke, and the name. */
export const Logo = () => (
  <span className={css.logo}>
    <svg viewBox="0 0 34 24" className={css.mark} aria-hidden="true">
      <path
        d="M2 21 11.5 6l6 9 3.5-5L31 21"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    Fellholm
  </span>
)
