import type { ComponentProps } from 'react'

import css from './file-field.module.css'
import { FieldLayout, useControlProps, type FieldProps } from './field.tsx'

/** Files of one's own, with label, hint and error; what was chosen cannot be given back to a form that was refused. */
export function FileField({ name, id, label, hint, error, optional, ...input }: FieldProps & ComponentProps<'input'>) {
  const field = { name, id, label, hint, error, optional }
  return (
    <FieldLayout {...field}>
      <input {...useControlProps(field)} type="file" className={css.file} {...input} />
    </FieldLayout>
  )
}
