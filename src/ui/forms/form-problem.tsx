import type { ComponentProps } from 'react'

import { useFormState } from './form-state.ts'
import { PersonCheck } from './person-check.tsx'

/** Where a form says in one place what went wrong, and asks whether somebody is a person when it was that. */
export function FormProblem(place: Pick<ComponentProps<'p'>, 'className' | 'id'>) {
  const { message } = useFormState() ?? {}
  return (
    <>
      <p {...place} role="alert" data-problem hidden={message === undefined}>
        {message}
      </p>
      <PersonCheck />
    </>
  )
}
