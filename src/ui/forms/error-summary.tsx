import type { MouseEvent } from 'react'

import { useLanguage } from '#src/language/use-language.tsx'

import css from './error-summary.module.css'
import { useFormState, type FieldProblem } from './form-state.ts'
import { PersonCheck } from './person-check.tsx'

type Props = {
  readonly problems: readonly FieldProblem[]
  readonly message?: string | undefined
}

/** A hash would close the dialog that the form may stand in. */
function lead(event: MouseEvent, field: string) {
  event.preventDefault()
  document.getElementById(field)?.focus()
}

/**
 * A form's errors above it, with links to the fields; it takes the focus. Without errors an empty element stays for
 * script. Below them it is asked whether somebody is a person, when that was the error.
 */
export function ErrorSummary(atFirst: Props) {
  const { t } = useLanguage()
  const form = useFormState()
  const { problems, message } = form?.summary ?? (form?.problems === undefined ? atFirst : { problems: [] })
  const isEmpty = problems.length === 0 && message === undefined
  return (
    <>
      <div className={css.summary} role="alert" tabIndex={-1} data-error-summary hidden={isEmpty}>
        <h2>{t('shell.problem')}</h2>
        <p data-error-message>{message}</p>
        <ul>
          {problems.map(({ field, text }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={event => lead(event, field)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <PersonCheck />
    </>
  )
}
