import css from './breadcrumbs.module.css'

type Props = {
  readonly trail: readonly { readonly name: string; readonly href: string }[]
  readonly here: string
}

/** The way down to this page. */
export const Breadcrumbs = ({ trail, here }: Props) => (
  <nav className={css.trail} aria-label="Breadcrumb">
    <ol>
      {trail.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
)
