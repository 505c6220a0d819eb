import type { ComponentProps } from 'react'

import css from './combobox.module.css'
import { useControlProps, FieldLayout, type FieldProps } from './field.tsx'
import input from './field.module.css'

type Props = FieldProps & { readonly suggestions: readonly string[] } & ComponentProps<'input'>

/**
 * A text with suggestions. By itself it is the platform's own `<datalist>`; with script it becomes the combobox of the
 * ARIA Authoring Practices, with list autocompletion and manual selection (`client/behaviours/combobox.ts`).
 */
export function Combobox({ name, id = name, label, hint, error, optional, suggestions, ...rest }: Props) {
  const field = { name, id, label, hint, error, optional }
  return (
    <FieldLayout {...field}>
      <div className={css.combobox} data-mount="combobox">
        <input
          {...useControlProps(field)}
          className={input.input}
          list={`${id}-suggestions`}
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          {...rest}
        />
        <datalist id={`${id}-suggestions`}>
          {suggestions.map(text => (
            <option key={text}>{text}</option>
          ))}
        </datalist>
        <div id={`${id}-list`} className={css.list} role="listbox" aria-label={label} hidden />
        <span role="status" className="visually-hidden" />
      </div>
    </FieldLayout>
  )
}
