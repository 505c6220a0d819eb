import type { ReactNode } from 'react'

import { useFormState } from './form-state.ts'

type Props = {
  readonly text: string
  readonly className?: string | undefined
  readonly id?: string
  /** Shown until then. */
  readonly children?: ReactNode
}

/** Where a form has words of its own for success: it says them there, and is empty again. */
export function FormThanks({ text, children, ...place }: Props) {
  const isThanked = useFormState()?.isThanked === true
  return (
    <p {...place} role="status" data-thanks={text}>
      {isThanked ? text : children}
    </p>
  )
}
