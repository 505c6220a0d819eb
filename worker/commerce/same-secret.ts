import { timingSafeEqual } from 'node:crypto'

const encoder = new TextEncoder()

/**
 * Whether two secrets are the same, in a time that says no more than how long the expected one is. Asked with every call
 * of the platform, where a hash of both cost as much as the rest of admitting it.
 */
export function sameSecret(given: string, expected: string): boolean {
  const [asked, secret] = [encoder.encode(given), encoder.encode(expected)]
  return asked.byteLength === secret.byteLength ? timingSafeEqual(asked, secret) : !timingSafeEqual(secret, secret)
}
