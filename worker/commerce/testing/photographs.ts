const of = (...values: readonly number[]) => values
const text = (letters: string) => Array.from(letters, letter => letter.codePointAt(0) ?? 0)
const big = (value: number) => [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const little = (value: number) => big(value).toReversed()

/** Where the camera was: what must not be kept of a photograph. */
export const whereItWas = 'GPS 47.5N 12.1E'

const pngChunk = (name: string, data: readonly number[]) => [
  ...big(data.length),
  ...text(name),
  ...data,
  ...of(0, 0, 0, 0),
]

/** A PNG of this size that says where it was taken. */
export const pngPhoto = (width: number, height: number, seed = 0): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    ...pngChunk('IHDR', [...big(width), ...big(height), 8, 2, 0, 0, 0]),
    ...pngChunk('tEXt', text(whereItWas)),
    ...pngChunk('IDAT', [seed, 1, 2, 3]),
    ...pngChunk('IEND', []),
    ...text(whereItWas),
  ])

const segment = (code: number, data: readonly number[]) => [
  0xff,
  code,
  (data.length + 2) >> 8,
  (data.length + 2) & 255,
  ...data,
]

const exif = (orientation: number) => [
  ...text('Exif\0\0II'),
  ...of(42, 0, 8, 0, 0, 0, 1, 0),
  ...of(0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0),
  ...of(0, 0, 0, 0),
  ...text(whereItWas),
]

/** A JPEG of this size, held as a camera says by `orientation`, with what cameras and programs write beside the picture. */
export const jpegPhoto = (width: number, height: number, orientation = 1): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...of(0xff, 0xd8),
    ...segment(0xe0, text('JFIF\0')),
    ...segment(0xe1, exif(orientation)),
    ...segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${whereItWas}`)),
    ...segment(0xfe, text(whereItWas)),
    ...segment(0xdb, [0, 1]),
    ...segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 3]),
    ...segment(0xda, [1, 1, 0]),
    ...of(0x11, 0xff, 0x00, 0x22, 0xff, 0xd0, 0x33),
    ...segment(0xda, [1, 2, 0]),
    ...of(0x44, 0x55),
    ...of(0xff, 0xd9),
    ...text(whereItWas),
  ])

const riffChunk = (name: string, data: readonly number[]) => [
  ...text(name),
  ...little(data.length),
  ...data,
  ...(data.length % 2 === 1 ? [0] : []),
]

/** A WebP of this size with Exif. */
export function webpPhoto(width: number, height: number): Uint8Array<ArrayBuffer> {
  const size = [...little(width - 1).slice(0, 3), ...little(height - 1).slice(0, 3)]
  const chunks = [
    ...riffChunk('VP8X', [0x0c, 0, 0, 0, ...size]),
    ...riffChunk('VP8L', [0x2f, 1, 2, 3, 4]),
    ...riffChunk('EXIF', text(whereItWas)),
    ...riffChunk('XMP ', text(whereItWas)),
  ]
  return Uint8Array.from([...text('RIFF'), ...little(chunks.length + 4), ...text('WEBP'), ...chunks])
}
