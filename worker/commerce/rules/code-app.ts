import { Secret, TOTP } from 'otpauth'

import type { Random } from '../random.ts'

/** RFC 4226, 4: 160 bits, as long as what SHA-1 gives. */
const secretBytes = 20
/** Code apps know no other (RFC 6238): SHA-1, six digits, half a minute. */
const form = { issuer: 'Fellholm', algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A code of the interval before or after is taken as well, because clocks differ and people type. */
const window = 1

const appOf = (secret: string, label: string) => new TOTP({ ...form, label, secret: Secret.fromBase32(secret) })

/** A new secret, in base32. */
export const newSecret = (random: Random): string =>
  new Secret({ buffer: Uint8Array.from(random(secretBytes)).buffer }).base32

/** The address in the QR code that a code app reads. */
export const appAddress = (secret: string, email: string): string => appOf(secret, email).toString()

/** The interval that a code is of; nothing when it is of none that is near. */
export function stepOf(secret: string, token: string, at: number): number | undefined {
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = appOf(secret, '').validate({ token, timestamp: at, window })
  return delta === null ? undefined : Math.floor(at / 1000 / form.period) + delta
}
