/** Reads numbers of a picture's bytes; whoever reads past the end is given nothing, as of a picture that was cut off. */
export type Bytes = Uint8Array<ArrayBuffer>

export const u16 = (bytes: Bytes, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)

export const u32 = (bytes: Bytes, at: number): number => u16(bytes, at) * 65_536 + u16(bytes, at + 2)

export const u24le = (bytes: Bytes, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16)

export const u32le = (bytes: Bytes, at: number): number => u24le(bytes, at) + (bytes[at + 3] ?? 0) * 16_777_216

/** Letters of ASCII, such as the name of a chunk. */
export const asciiAt = (bytes: Bytes, at: number, count: number): string =>
  String.fromCodePoint(...bytes.subarray(at, at + count))

export function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

/** What was read of a photograph: its size as it is looked at, and its bytes without what is not the picture. */
export type Stripped = { readonly width: number; readonly height: number; readonly bytes: Bytes }
