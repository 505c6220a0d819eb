import type { ComponentProps } from 'react'

import { useFormState } from './form-state.ts'

/** Where a form says in one place what went wrong. */
export function FormProblem(place: Pick<ComponentProps<'p'>, 'className' | 'id'>) {
  const { message } = useFormState() ?? {}
  return (
    <p {...place} role="alert" data-problem hidden={message === undefined}>
      {message}
    </p>
  )
}
