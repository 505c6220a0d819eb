/** Bytes that are turned into letters at once: no function takes more arguments. */
const step = 32_766

/** Bytes as base64 (RFC 4648, 4). */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.byteLength; at += step)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + step))))
  return parts.join('')
}

/** The bytes of base64; undefined for what is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
