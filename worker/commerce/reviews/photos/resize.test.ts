import { expect, it, vi } from 'vitest'

import { pngPhoto, webpPhoto } from '../../testing/photographs.ts'
import { readPhoto } from './read-photo.ts'
import { keptForms, type ImagePort } from './resize.ts'

const read = readPhoto(pngPhoto(4_000, 3_000))
const photo = read.ok ? read.value : undefined

/** Makes pictures of the width that is asked for. */
const port = {
  input: () => ({
    transform: ({ width }: { readonly width: number }) => ({
      output: () => Promise.resolve({ image: () => new Blob([webpPhoto(width, (width * 3) / 4)]).stream() }),
    }),
  }),
} as unknown as ImagePort

it('where there is an image port, a large form and a small one are kept', async () => {
  if (photo === undefined) throw new Error('The sample is no photograph.')
  const { large, small } = await keptForms(port, photo)
  expect([large.type, large.width, large.height]).toEqual(['image/webp', 1_600, 1_200])
  expect([small?.width, small?.height]).toEqual([320, 240])
})

it('without one, and where it fails, it is kept as it came', async () => {
  if (photo === undefined) throw new Error('The sample is no photograph.')
  expect(await keptForms(undefined, photo)).toEqual({ large: photo })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = {
    input: () => {
      throw new Error('no images today')
    },
  } as unknown as ImagePort
  expect(await keptForms(broken, photo)).toEqual({ large: photo })
})
