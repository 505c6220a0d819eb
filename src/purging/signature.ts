const encoder = new TextEncoder()

/** How far the moment of a signed request may be from now, in milliseconds. */
export const signedForMs = 300_000

/** The header of a signed request: `t=<milliseconds since 1970>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export const signatureHeader = 'x-signature'

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

const signed = (at: number, body: string): Uint8Array<ArrayBuffer> => encoder.encode(`${at}.${body}`)

/** Signs a body for a moment. */
export async function sign(secret: string, body: string, at: number): Promise<string> {
  return `t=${at},v1=${hex(await crypto.subtle.sign('HMAC', await keyOf(secret), signed(at, body)))}`
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((text.match(/../g) ?? []).map(pair => Number.parseInt(pair, 16)))

/** Whether a body was signed with the secret, and now. Compares in constant time. */
export async function isSigned(secret: string, body: string, header: string, now: number): Promise<boolean> {
  const [, moment = '', given = ''] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (given === '' || Math.abs(now - Number(moment)) > signedForMs) return false
  return isSignedAt(secret, body, Number(moment), given)
}

/** Whether a body was signed with the secret for a moment, whenever that is. Compares in constant time. */
export const isSignedAt = async (secret: string, body: string, moment: number, given: string): Promise<boolean> =>
  crypto.subtle.verify('HMAC', await keyOf(secret), bytesOf(given), signed(moment, body))
