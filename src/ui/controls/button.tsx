import type { ComponentProps } from 'react'

import css from './button.module.css'

type Look = {
  /** `inverse` and `outline` stand on pictures and coloured grounds. */
  readonly look?: 'primary' | 'accent' | 'secondary' | 'inverse' | 'outline' | 'plain'
  readonly wide?: boolean
}

const classes = ({ look = 'primary', wide = false }: Look) =>
  [css.button, css[look], wide ? css.wide : ''].join(' ').trim()

/** Does something here. `busy` keeps the words and shows that it is at work; a busy button still takes focus. */
export const Button = ({
  look,
  wide,
  busy,
  ...rest
}: Look & { readonly busy?: boolean } & ComponentProps<'button'>) => (
  <button
    type="button"
    {...rest}
    className={classes({ ...(look && { look }), ...(wide !== undefined && { wide }) })}
    aria-busy={busy === true ? true : undefined}
  />
)

/** Leads somewhere, in the shape of a button. */
export const ButtonLink = ({ look, wide, children, ...rest }: Look & ComponentProps<'a'>) => (
  <a {...rest} className={classes({ ...(look && { look }), ...(wide !== undefined && { wide }) })}>
    {children}
  </a>
)
