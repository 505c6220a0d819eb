// Cuts the two typefaces to what the store sets: `node scripts/fonts.ts`. The results are kept in src/ui/fonts.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
/** ASCII, Latin-1, the French œ and Ÿ, typographic punctuation, currency signs and arrows. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸŠšŽž–—‘’‚“”„†•…‹›€™−×→←↑↓  `

const cuts = [
  {
    from: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    to: 'archivo.woff2',
    axes: { wdth: 118, wght: { min: 600, max: 900 } },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    to: 'instrument-sans.woff2',
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
  },
] as const

for (const { from, to, axes } of cuts) {
  const font = await subsetFont(readFileSync(resolve(from)), letters, { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(new URL(`../src/ui/fonts/${to}`, import.meta.url), font)
  console.log(`${to}  ${font.byteLength} bytes`)
}
