import { useState } from 'react'

/**
 * What the press on a form is known by where there is no script, on a page that is one visitor's own: a form that arrives
 * twice is done once. Script makes a key for every press.
 */
export function IdempotencyField() {
  const [key] = useState(() => crypto.randomUUID())
  return <input type="hidden" name="idempotencyKey" defaultValue={key} suppressHydrationWarning />
}
