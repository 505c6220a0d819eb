import { expect, it } from 'vitest'

import { partTypefaces } from './typefaces.ts'

it('parts typefaces that have to be fetched from a sheet, and what names them; the machine’s own stay', () => {
  const own = '@font-face{font-family:B;src:local(Arial)}'
  const fetched = '@font-face{font-family:A;src:url(a.woff2)}'
  const named = '@layer typefaces{:root{--a:A,}}'
  expect(partTypefaces(`@layer a,b;${named}${fetched}@layer a{p{margin:0}}${own}`)).toEqual({
    style: `@layer a,b;@layer a{p{margin:0}}${own}`,
    typefaces: named + fetched,
  })
})
