import { joined, asciiAt, u32, type Bytes, type Stripped } from './bytes.ts'

/** Chunks the picture is made of (W3C PNG, 11.2 and 11.3.2): no text, time or Exif, and of moving ones the first picture alone. */
const ofPicture: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'IDAT', 'IEND'])

/** A PNG without what is not the picture; undefined for what is none. */
export function strippedPng(bytes: Bytes): Stripped | undefined {
  const parts: Uint8Array[] = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.byteLength;) {
    const [length, name] = [u32(bytes, at), asciiAt(bytes, at + 4, 4)]
    const end = at + 12 + length
    if (end > bytes.byteLength) return undefined
    if (ofPicture.has(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  if (asciiAt(bytes, 12, 4) !== 'IHDR') return undefined
  return { width: u32(bytes, 16), height: u32(bytes, 20), bytes: joined(parts) }
}
