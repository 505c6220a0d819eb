import { expect, it } from 'vitest'

import { partTypefaces } from './typefaces.ts'

it('parts typefaces that have to be fetched from a sheet; the machine’s own stay', () => {
  const own = '@font-face{font-family:B;src:local(Arial)}'
  const fetched = '@font-face{font-family:A;src:url(a.woff2)}'
  expect(partTypefaces(`@layer a,b;${fetched}@layer a{p{margin:0}}${own}`)).toEqual({
    style: `@layer a,b;@layer a{p{margin:0}}${own}`,
    typefaces: fetched,
  })
})
