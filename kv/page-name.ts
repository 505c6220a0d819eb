const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')

export const sha256 = async (bytes: BufferSource) => hex(await crypto.subtle.digest('SHA-256', bytes))

/** KV keys have at most 512 bytes. Longer keys, and those with other characters, are replaced by their digest. */
const isShort = (key: string) => /^[\x21-\x7e]{1,480}$/.test(key)

/** What a page is called from build to build: its key in KV without the build in front; a digest as it is. */
export const lastingName = (name: string): string => name.slice(name.indexOf('|') + 1)

/** The page's key in KV. */
export const nameOf = (key: string): string | Promise<string> =>
  isShort(key) ? key : sha256(new TextEncoder().encode(key))
