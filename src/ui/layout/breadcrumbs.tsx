import { useLanguage } from '#src/language/use-language.tsx'

import css from './breadcrumbs.module.css'

type Props = {
  readonly trail: readonly { readonly name: string; readonly href: string }[]
  readonly here: string
}

/** The way down to this page, on one line: where it is too long it scrolls along. */
export function Breadcrumbs({ trail, here }: Props) {
  const { t } = useLanguage()
  return (
    <nav className={css.trail} aria-label={t('shell.breadcrumbs')}>
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
}
