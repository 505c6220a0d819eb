import type { ComponentProps, ReactNode } from 'react'

import { useLanguage } from '#src/language/language.tsx'

import css from './field.module.css'

type Shared = {
  /** Its key in the form; the ids of hint and error derive from it. */
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** What is wrong with the value, said under the field. */
  readonly error?: string | undefined
  readonly optional?: boolean
}

const describedBy = ({ name, hint }: Pick<Shared, 'name' | 'hint'>) =>
  [hint === undefined ? '' : `${name}-hint`, `${name}-error`].join(' ').trim()

function Frame({ name, label, hint, error, optional, children }: Shared & { readonly children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <div className={css.field}>
      <label htmlFor={name} className={css.label}>
        {label}
        {optional === true && <span className={css.optional}> {t('shell.optional')}</span>}
      </label>
      {hint !== undefined && (
        <p id={`${name}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {children}
      <p id={`${name}-error`} className={css.error} data-error-for={name} hidden={error === undefined}>
        {error}
      </p>
    </div>
  )
}

/** One line of text with its label, hint and error. */
export const TextField = ({ name, label, hint, error, optional, ...input }: Shared & ComponentProps<'input'>) => (
  <Frame name={name} label={label} hint={hint} error={error} {...(optional !== undefined && { optional })}>
    <input
      id={name}
      name={name}
      className={css.input}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy({ name, hint })}
      required={optional !== true}
      maxLength={120}
      {...input}
    />
  </Frame>
)

type Option = { readonly value: string; readonly name: string }

/** One of a few, in the platform's own list. */
export const SelectField = ({
  name,
  label,
  hint,
  error,
  optional,
  options,
  ...select
}: Shared & { readonly options: readonly Option[] } & ComponentProps<'select'>) => (
  <Frame name={name} label={label} hint={hint} error={error} {...(optional !== undefined && { optional })}>
    <select
      id={name}
      name={name}
      className={css.input}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy({ name, hint })}
      required={optional !== true}
      {...select}
    >
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  </Frame>
)
