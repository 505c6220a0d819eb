import { useState } from 'react'

/**
 * The idempotency key of a plain form on a personal page, so that a form that arrives twice is done once. With script
 * every press makes its own key.
 */
export function IdempotencyField() {
  const [key] = useState(() => crypto.randomUUID())
  return <input type="hidden" name="idempotencyKey" defaultValue={key} suppressHydrationWarning />
}
