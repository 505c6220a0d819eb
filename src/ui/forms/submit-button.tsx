import type { ComponentProps } from 'react'

import { useFormState, type Pressed } from './form-state.ts'

const isSame = (pressed: Pressed, { name = '', value = '', formAction = '' }: ComponentProps<'button'>) =>
  pressed.name === name && pressed.value === String(value) && pressed.formAction === formAction

/** Sends the form around it, and shows that it works until the answer is there. */
export function SubmitButton(button: ComponentProps<'button'>) {
  const { pressed } = useFormState() ?? {}
  const isPressed = typeof pressed === 'object' && isSame(pressed, button)
  return <button aria-busy={isPressed || undefined} {...button} type="submit" />
}
