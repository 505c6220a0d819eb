import { memoize } from '#src/kit/memoize.ts'

const encoder = new TextEncoder()

/** A secret has one key; an isolate has one secret, and tests a few. */
const keyOf = memoize(
  (secret: string): Promise<CryptoKey> =>
    crypto.subtle.importKey(
      'raw',
      encoder.encode(`pseudonyms of the log ${secret}`),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    ),
  10,
)

/** So many letters tell a day's visitors apart and say nothing of who they are. */
const letters = 12

/**
 * A pseudonym of a user or network address for the log. The same input gives the same pseudonym, so lines can be
 * grouped; without the store's secret it cannot be traced back (ASVS 16.2.1).
 */
export async function pseudonym(text: string, secret: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(text)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll(/[^\w]/g, '')
    .slice(0, letters)
}
