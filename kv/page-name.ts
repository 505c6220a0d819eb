const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')

export const sha256 = async (bytes: BufferSource) => hex(await crypto.subtle.digest('SHA-256', bytes))

/** KV keys end at 512 bytes; what is longer, or holds more than plain signs, is told by its digest. */
const isShort = (key: string) => /^[\x21-\x7e]{1,480}$/.test(key)

/** What a page is called in KV. */
export const nameOf = (key: string): string | Promise<string> =>
  isShort(key) ? key : sha256(new TextEncoder().encode(key))
