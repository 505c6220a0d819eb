import type { ComponentProps } from 'react'

import css from './button.module.css'
import { SubmitButton } from '../forms/submit-button.tsx'

type Look = {
  /** `inverse` and `outline` stand on pictures and coloured grounds. */
  readonly look?: 'primary' | 'accent' | 'secondary' | 'inverse' | 'outline' | 'plain'
  readonly wide?: boolean
}

const classes = ({ look = 'primary', wide = false }: Look) =>
  [css.button, css[look], wide ? css.wide : ''].join(' ').trim()

/** Does something here. `busy` keeps the words and shows that it is at work; a busy button still takes focus. */
export function Button({ look, wide, busy, ...rest }: Look & { readonly busy?: boolean } & ComponentProps<'button'>) {
  const button = {
    ...rest,
    className: classes({ ...(look && { look }), ...(wide !== undefined && { wide }) }),
    ...(busy === true && { 'aria-busy': true }),
  }
  return rest.type === 'submit' ? <SubmitButton {...button} /> : <button type="button" {...button} />
}

/** Leads somewhere, in the shape of a button. */
export const ButtonLink = ({ look, wide, children, ...rest }: Look & ComponentProps<'a'>) => (
  <a {...rest} className={classes({ ...(look && { look }), ...(wide !== undefined && { wide }) })}>
    {children}
  </a>
)
