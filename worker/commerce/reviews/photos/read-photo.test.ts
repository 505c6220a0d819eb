import { describe, expect, it } from 'vitest'

import { photoBounds } from '#src/commerce/calls/catalogue/photo-types.ts'

import { jpegPhoto, pngPhoto, webpPhoto, whereItWas } from '../../testing/photographs.ts'
import { asciiAt } from './bytes.ts'
import { readPhoto } from './read-photo.ts'

const read = (bytes: Uint8Array<ArrayBuffer>) => {
  const photo = readPhoto(bytes)
  if (!photo.ok) throw new Error(photo.code)
  return photo.value
}

describe('a photograph is kept without where and when it was taken', () => {
  it.each([
    ['image/jpeg', jpegPhoto(640, 480)],
    ['image/png', pngPhoto(640, 480)],
    ['image/webp', webpPhoto(640, 480)],
  ])('%s, told by its first bytes', (type, bytes) => {
    expect(asciiAt(bytes, 0, bytes.byteLength)).toContain(whereItWas)
    const photo = read(bytes)
    expect([photo.type, photo.width, photo.height]).toEqual([type, 640, 480])
    expect(asciiAt(photo.bytes, 0, photo.bytes.byteLength)).not.toContain('GPS')
  })

  it('what it was stripped of once is nothing to be stripped of again', () => {
    for (const bytes of [jpegPhoto(64, 48, 6), pngPhoto(64, 48), webpPhoto(64, 48)]) {
      const once = read(bytes)
      expect(read(once.bytes)).toEqual(once)
    }
  })
})

describe('JPEG', () => {
  it('all scans stay, bytes that are escaped in them and restarts too', () => {
    const { bytes } = read(jpegPhoto(64, 48))
    const picture = [0x11, 0xff, 0x00, 0x22, 0xff, 0xd0, 0x33]
    expect(Buffer.from(bytes).includes(Buffer.from(picture))).toBe(true)
    expect(bytes.slice(-4)).toEqual(Uint8Array.of(0x44, 0x55, 0xff, 0xd9))
  })

  it.each([3, 6, 8])('which way up it is stays: orientation %d', orientation => {
    const { bytes, width, height } = read(jpegPhoto(640, 480, orientation))
    expect([width, height]).toEqual(orientation === 3 ? [640, 480] : [480, 640])
    // Exif, big-endian, with one entry: tag 0x0112, a short, the orientation.
    expect(Buffer.from(bytes).includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation]))).toBe(true)
  })
})

describe('what is no photograph', () => {
  const text = (words: string) => Uint8Array.from(new TextEncoder().encode(words))
  it.each([
    ['a text file', text('photo.jpg')],
    ['a drawing, which may hold script', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', text('GIF89a\x01\x00\x01\x00')],
    ['nothing', new Uint8Array()],
    ['a JPEG that is cut off before it says how large it is', jpegPhoto(64, 48).slice(0, 40)],
    ['a PNG that is cut off', pngPhoto(64, 48).slice(0, 50)],
    ['a WebP that is cut off', webpPhoto(64, 48).slice(0, 24)],
    ['a picture of more points than anybody can unpack', pngPhoto(60_000, 60_000)],
    ['a picture without any', pngPhoto(0, 48)],
  ])('REV415: %s', (_, bytes) => {
    expect(readPhoto(bytes)).toMatchObject({ ok: false, code: 'REV415' })
  })

  it('REV413: one that is too large, with the most it may hold', () => {
    const large = new Uint8Array(photoBounds.bytes + 1)
    large.set(jpegPhoto(64, 48))
    expect(readPhoto(large)).toEqual({ ok: false, code: 'REV413', detail: { most: photoBounds.bytes } })
  })
})
