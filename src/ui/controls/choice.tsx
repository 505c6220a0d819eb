import type { ComponentProps, ReactNode } from 'react'

import css from './choice.module.css'
import { useControlProps, FieldError, FieldHint, type FieldProps } from './field.tsx'

/** Yes or no. The whole line can be pressed. */
export function CheckField({ name, label, hint, error, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <div>
      <label className={css.check}>
        <input {...useControlProps({ name, label, hint, error, optional: true })} type="checkbox" {...input} />
        <span>{label}</span>
      </label>
      <FieldHint name={name} hint={hint} />
      <FieldError name={name} error={error} />
    </div>
  )
}

export type Choice = {
  readonly value: string
  readonly label: string
  /** A line under the label. */
  readonly text?: string
  /** Shown at the end of the line, such as a price. */
  readonly aside?: ReactNode
  readonly disabled?: boolean
}

type RadioGroupProps = Pick<FieldProps, 'name' | 'hint' | 'error'> & {
  readonly legend: string
  readonly choices: readonly Choice[]
  readonly chosen?: string | undefined
  /** Whether none of them need be chosen. */
  readonly optional?: boolean
}

/** One of a few, all in view. */
export const RadioGroup = ({ name, legend, hint, error, choices, chosen, optional = false }: RadioGroupProps) => (
  <fieldset className={css.group} aria-describedby={`${name}-error`}>
    <legend>{legend}</legend>
    <FieldHint name={name} hint={hint} />
    {choices.map(({ value, label, text, aside, disabled }, index) => (
      <label key={value} className={css.choice}>
        <input
          // The error summary leads to the first of them.
          id={index === 0 ? name : undefined}
          type="radio"
          name={name}
          value={value}
          defaultChecked={value === chosen}
          disabled={disabled}
          required={!optional}
        />
        <span>
          <span className={css.name}>{label}</span>
          {text !== undefined && <small>{text}</small>}
        </span>
        {aside !== undefined && <span className={css.aside}>{aside}</span>}
      </label>
    ))}
    <FieldError name={name} error={error} />
  </fieldset>
)
