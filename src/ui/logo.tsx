import css from './logo.module.css'

/** The mark, a two-peak stroke, and the name. */
export const Logo = () => <span className={css.logo}>Fellholm</span>
