import { useLanguage } from '#src/language/language.tsx'

import css from './error-summary.module.css'

type Props = {
  readonly problems: readonly { readonly field: string; readonly text: string }[]
  readonly message?: string | undefined
}

/** What is wrong with a form, above it: takes the focus and leads to each field. Empty, it keeps its place for script. */
export function ErrorSummary({ problems, message }: Props) {
  const { t } = useLanguage()
  const isEmpty = problems.length === 0 && message === undefined
  return (
    <div className={css.summary} role="alert" tabIndex={-1} data-error-summary hidden={isEmpty}>
      <h2>{t('shell.problem')}</h2>
      <p data-error-message>{message}</p>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
