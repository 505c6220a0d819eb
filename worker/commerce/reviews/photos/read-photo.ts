import { photoBounds, photoTypeOf, type PhotoType } from '#src/commerce/calls/catalogue/photo-types.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Bytes, Stripped } from './bytes.ts'
import { strippedJpeg } from './jpeg.ts'
import { strippedPng } from './png.ts'
import { strippedWebp } from './webp.ts'

/** A photograph without what its camera wrote beside it. */
export type Photograph = Stripped & { readonly type: PhotoType }

/** Whoever unpacks a picture needs four bytes a point: no more points than a good camera has. */
const mostPoints = 50_000_000

const strip = {
  'image/jpeg': strippedJpeg,
  'image/png': strippedPng,
  'image/webp': strippedWebp,
} as const satisfies Record<PhotoType, (bytes: Bytes) => Stripped | undefined>

/** What it is by its first bytes, whatever it is called, without all that is not the picture. */
export function readPhoto(bytes: Bytes): Result<Photograph, 'REV413' | 'REV415'> {
  if (bytes.byteLength > photoBounds.bytes) return fail('REV413', { most: photoBounds.bytes })
  const type = photoTypeOf(bytes)
  const stripped = type && strip[type](bytes)
  if (type === undefined || stripped === undefined) return fail('REV415')
  const points = stripped.width * stripped.height
  return points === 0 || points > mostPoints ? fail('REV415') : ok({ ...stripped, type })
}
