import { defaults, seal as sealIron, unseal as unsealIron } from 'iron-webcrypto'
import * as v from 'valibot'

type Keys = { readonly encryption: Uint8Array; readonly integrity: Uint8Array }

/** Keys by what they are for and the secret they come from: made once per isolate, because making them costs what unsealing does. */
const keysBySecret = new Map<string, Keys>()

const encoder = new TextEncoder()

/** The secret of the store, and the cookie that is sealed: what was made for one cookie opens no other (ASVS 9.2.2). */
export type Sealing = { readonly secret: string; readonly purpose: string }

/** Two keys of 256 bits (HKDF, RFC 5869). */
async function keysOf({ secret, purpose }: Sealing): Promise<Keys> {
  const name = `${purpose} ${secret}`
  const before = keysBySecret.get(name)
  if (before !== undefined) return before
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveBits'])
  const hkdf = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoder.encode(`sealed cookie ${purpose}`),
  }
  const bits = await crypto.subtle.deriveBits(hkdf, material, 512)
  const keys = { encryption: new Uint8Array(bits, 0, 32), integrity: new Uint8Array(bits, 32) }
  keysBySecret.set(name, keys)
  return keys
}

const lasting = (seconds: number) => ({ ...defaults, ttl: seconds * 1000 })

/** Encrypts and signs JSON, with an expiry. */
export const seal = async (content: unknown, sealing: Sealing, seconds: number): Promise<string> =>
  sealIron(content, await keysOf(sealing), lasting(seconds))

/** The sealed content. Undefined when it was not sealed with our secret, has expired, or has another shape. */
export async function unseal<Content>(
  sealed: string,
  sealing: Sealing,
  schema: v.GenericSchema<unknown, Content>,
): Promise<Content | undefined> {
  try {
    const parsed = v.safeParse(schema, await unsealIron(sealed, { default: await keysOf(sealing) }, defaults))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
