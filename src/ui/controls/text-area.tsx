import type { ComponentProps } from 'react'

import { useControlProps, FieldLayout, type FieldProps } from './field.tsx'
import css from './field.module.css'

/** Several lines of text with their label, hint and error. */
export function TextArea({ name, label, hint, error, optional, ...area }: FieldProps & ComponentProps<'textarea'>) {
  const field = { name, label, hint, error, optional }
  return (
    <FieldLayout {...field}>
      <textarea {...useControlProps(field)} className={css.input} rows={6} {...area} />
    </FieldLayout>
  )
}
