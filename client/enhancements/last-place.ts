import { keepLastPlace, lastPlace } from '#src/visitor/last-place.ts'

import { listening } from '../mount/listening.ts'
import type { Mount } from '../mount/mount.ts'

/** A form that asks for a place: what was said elsewhere in this visit stands in it already, and what is said here is kept. */
export const mount: Mount = element => {
  const field = element.querySelector<HTMLInputElement>('input[autocomplete="postal-code"]')
  if (field === null) return undefined
  if (field.value === '') field.value = lastPlace()
  else if (field.ariaInvalid !== 'true') keepLastPlace(field.value)
  return listening({ submit: () => keepLastPlace(field.value.trim()) })(element)
}
