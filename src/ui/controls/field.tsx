import type { ComponentProps, ReactNode } from 'react'

import { useLanguage } from '#src/language/use-language.tsx'

import css from './field.module.css'
import { useFieldProblem } from '../forms/form-state.ts'
import { Select } from './select.tsx'

/** The props of every field. */
export type FieldProps = {
  /** Its key in the form; the ids of control, hint and error derive from it. */
  readonly name: string
  /** Where a page has several fields of one name, each has an id of its own. */
  readonly id?: string | undefined
  readonly label: string
  readonly hint?: string | undefined
  /** The error, shown under the field. */
  readonly error?: string | undefined
  readonly optional?: boolean | undefined
}

const describedBy = (id: string, hint: string | undefined) =>
  [hint === undefined ? '' : `${id}-hint`, `${id}-error`].join(' ').trim()

/** The attributes that tie a control to its label, hint and error. */
export function useControlProps({ name, id = name, hint, error, optional }: FieldProps) {
  const problem = useFieldProblem(name, error)
  return {
    id,
    name,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': describedBy(id, hint),
    required: optional !== true,
  } as const
}

export function FieldError({ name, id = name, error }: Pick<FieldProps, 'name' | 'id' | 'error'>) {
  const problem = useFieldProblem(name, error)
  return (
    <p id={`${id}-error`} className={css.error} data-error-for={name} hidden={problem === undefined}>
      {problem}
    </p>
  )
}

export const FieldHint = ({ name, id = name, hint }: Pick<FieldProps, 'name' | 'id' | 'hint'>) =>
  hint !== undefined && (
    <p id={`${id}-hint`} className={css.hint}>
      {hint}
    </p>
  )

/** Label above, hint under it, the control, and what is wrong with it. */
export function FieldLayout({ children, ...field }: FieldProps & { readonly children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <div className={css.field}>
      <label htmlFor={field.id ?? field.name} className={css.label}>
        {field.label}
        {field.optional === true && <span className={css.optional}> {t('shell.optional')}</span>}
      </label>
      <FieldHint {...field} />
      {children}
      <FieldError {...field} />
    </div>
  )
}

/** One line of text with its label, hint and error. */
export function TextField({ name, id, label, hint, error, optional, ...input }: FieldProps & ComponentProps<'input'>) {
  const field = { name, id, label, hint, error, optional }
  return (
    <FieldLayout {...field}>
      <input {...useControlProps(field)} className={css.input} maxLength={120} {...input} />
    </FieldLayout>
  )
}

/** An e-mail address. `autoComplete` says whose: the visitor's own, a name to sign in with (`username`), another's (`off`). */
export const EmailField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
    {...props}
  />
)

type PasswordProps = FieldProps & { readonly autoComplete: 'current-password' | 'new-password' }

/** A password, the present one or one that is chosen: never filled in by us. Its length is the most that is hashed. */
export const PasswordField = (props: PasswordProps) => (
  <TextField {...props} defaultValue="" type="password" maxLength={1024} />
)

/** A day of the calendar, `YYYY-MM-DD`, in the platform's own picker. */
export function DateField({ name, id, label, hint, error, optional, ...input }: FieldProps & ComponentProps<'input'>) {
  const field = { name, id, label, hint, error, optional }
  return (
    <FieldLayout {...field}>
      <input {...useControlProps(field)} type="date" className={css.input} {...input} />
    </FieldLayout>
  )
}

export type Option = { readonly value: string; readonly name: string }

/** One of a few, in the platform's own list. */
export function SelectField({
  name,
  id,
  label,
  hint,
  error,
  optional,
  options,
  ...select
}: FieldProps & { readonly options: readonly Option[] } & ComponentProps<'select'>) {
  const field = { name, id, label, hint, error, optional }
  return (
    <FieldLayout {...field}>
      <Select {...useControlProps(field)} {...select}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </Select>
    </FieldLayout>
  )
}
