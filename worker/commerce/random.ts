/** Gives that many random bytes; an argument wherever chance decides, so that a test can decide instead. */
export type Random = (bytes: number) => Uint8Array

export const systemRandom: Random = bytes => crypto.getRandomValues(new Uint8Array(bytes))

/** An unguessable id: `bytes` random bytes in base64url (16 bytes are 128 bits and 22 characters). */
export const opaqueId = (random: Random, bytes = 16): string => Buffer.from(random(bytes)).toString('base64url')

/** `count` random decimal digits, each equally likely (bytes above 249 are thrown away). */
export function randomDigits(random: Random, count: number): string {
  let digits = ''
  while (digits.length < count) {
    for (const byte of random(count)) if (byte < 250 && digits.length < count) digits += String(byte % 10)
  }
  return digits
}
