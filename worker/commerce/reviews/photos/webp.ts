import { joined, asciiAt, u16, u24le, u32le, type Bytes, type Stripped } from './bytes.ts'

/** Chunks the picture is made of (RFC 9649). */
const ofPicture: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ICCP', 'ALPH', 'ANIM', 'ANMF'])

/** In the flags of VP8X: that Exif and XMP follow. */
const metadataFlags = 0x08 | 0x04

type Size = { readonly width: number; readonly height: number }

function sizeIn(name: string, data: Bytes): Size | undefined {
  if (name === 'VP8X') return { width: u24le(data, 4) + 1, height: u24le(data, 7) + 1 }
  if (name === 'VP8L') {
    const bits = u32le(data, 1)
    return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 }
  }
  if (name !== 'VP8 ') return undefined
  const swapped = (at: number) => ((u16(data, at) & 0xff) << 8) | (u16(data, at) >> 8)
  return { width: swapped(6) & 0x3f_ff, height: swapped(8) & 0x3f_ff }
}

const chunkOf = (name: string, chunk: Bytes): Bytes => {
  if (name !== 'VP8X') return chunk
  const changed = chunk.slice()
  changed[8] = (chunk[8] ?? 0) & ~metadataFlags
  return changed
}

/** `RIFF`, how many bytes follow, `WEBP`. */
function header(following: number): Bytes {
  const bytes = Uint8Array.from('RIFF\0\0\0\0WEBP', letter => letter.codePointAt(0) ?? 0)
  new DataView(bytes.buffer).setUint32(4, following, true)
  return bytes
}

/** A WebP without Exif and XMP; undefined for what is none. */
export function strippedWebp(bytes: Bytes): Stripped | undefined {
  const parts: Uint8Array[] = []
  let size: Size | undefined
  for (let at = 12; at + 8 <= bytes.byteLength;) {
    const [name, length] = [asciiAt(bytes, at, 4), u32le(bytes, at + 4)]
    const end = at + 8 + length + (length % 2)
    if (at + 8 + length > bytes.byteLength) return undefined
    size ??= sizeIn(name, bytes.slice(at + 8, at + 8 + length))
    if (ofPicture.has(name)) parts.push(chunkOf(name, bytes.slice(at, end)))
    at = end
  }
  if (size === undefined) return undefined
  const picture = joined(parts)
  return { ...size, bytes: joined([header(picture.byteLength + 4), picture]) }
}
