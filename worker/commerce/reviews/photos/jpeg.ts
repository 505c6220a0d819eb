import { joined, asciiAt, u16, u32, u32le, type Bytes, type Stripped } from './bytes.ts'

// ITU-T T.81, annex B: a marker is FF and its code; segments have a length of two bytes, which counts itself.
const endOfImage = 0xd9
const startOfScan = 0xda

/** Frames, which say how large the picture is: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc

/** Segments the picture is made of: tables and frames; JFIF, the colour profile, and how Adobe's colours are meant. */
const isPicture = (code: number, named: string) =>
  code < 0xe0 || code === 0xe0 || (code === 0xe2 && named.startsWith('ICC_PROFILE')) || code === 0xee

/** How a camera was held: the tag 0x0112 of Exif's first directory, 1 to 8; undefined where none is said. */
function orientationIn(exif: Bytes): number | undefined {
  const tiff = exif.subarray(6)
  const isLittle = asciiAt(tiff, 0, 2) === 'II'
  const word = (at: number) => (isLittle ? u32le(tiff, at) & 0xff_ff : u16(tiff, at))
  const first = isLittle ? u32le(tiff, 4) : u32(tiff, 4)
  const count = first + 2 > tiff.byteLength ? 0 : Math.min(word(first), 200)
  for (let entry = first + 2; entry < first + 2 + count * 12; entry += 12)
    if (word(entry) === 0x01_12) return word(entry + 8)
  return undefined
}

/** An Exif segment that says nothing but how the camera was held: big-endian, one entry, a short. */
const orientationSegment = (orientation: number): Bytes =>
  Uint8Array.from(
    `\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCodePoint(orientation)}\0\0\0\0\0\0`,
    letter => letter.codePointAt(0) ?? 0,
  )

/** Where the compressed data of a scan end: at the next marker that is none of the scan's own. */
function scanEnd(bytes: Bytes, from: number): number {
  let at = from
  while (at + 1 < bytes.byteLength) {
    const code = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at
    at += 1
  }
  return bytes.byteLength
}

/** A JPEG without comments, Exif, XMP and whatever follows its end; which way up it is stays. Undefined for what is none. */
export function strippedJpeg(bytes: Bytes): Stripped | undefined {
  const parts: Uint8Array[] = [bytes.subarray(0, 2)]
  let [at, width, height, orientation] = [2, 0, 0, 1]
  while (at + 4 <= bytes.byteLength && bytes[at] === 0xff) {
    const code = bytes[at + 1] ?? 0
    const length = u16(bytes, at + 2)
    if (code === 0xff) {
      at += 1
      continue
    }
    if (code === endOfImage || length < 2) break
    const [data, end] = [at + 4, at + 2 + length]
    if (isFrame(code)) [height, width] = [u16(bytes, data + 1), u16(bytes, data + 3)]
    if (code === 0xe1 && asciiAt(bytes, data, 4) === 'Exif') orientation = orientationIn(bytes.slice(data, end)) ?? 1
    const next = code === startOfScan ? scanEnd(bytes, end) : end
    if (isPicture(code, asciiAt(bytes, data, 11))) parts.push(bytes.subarray(at, next))
    at = next
  }
  if (width === 0 || height === 0) return undefined
  if (orientation > 1 && orientation <= 8) parts.splice(1, 0, orientationSegment(orientation))
  const stripped = joined([...parts, Uint8Array.of(0xff, endOfImage)])
  return orientation >= 5 && orientation <= 8
    ? { width: height, height: width, bytes: stripped }
    : { width, height, bytes: stripped }
}
