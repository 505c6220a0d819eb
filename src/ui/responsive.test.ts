import { expect, it } from 'vitest'

import { addressFrom, responsive } from './responsive.ts'

const photo = { src: '/large', srcset: '/small 160w, /middle 480w, /large 900w' }

it('a picture in several widths says them and how wide its place is; one of a single width says nothing', () => {
  expect(responsive(photo, 'thumb')).toEqual({ srcSet: photo.srcset, sizes: '5rem' })
  expect(responsive({}, 'thumb')).toEqual({})
})

it('a script takes the smallest that is wide enough, and the picture’s own where none is', () => {
  const taken = [100, 200, 480, 2_000].map(least => addressFrom(photo, least))
  expect(taken).toEqual(['/small', '/middle', '/middle', '/large'])
  expect(addressFrom({ src: '/drawing.svg' }, 480)).toBe('/drawing.svg')
})
