// Cuts the two typefaces to what the store sets: `node scripts/fonts.ts`. The results are kept in src/ui/fonts,
// and the text face once more with the payment provider, whose origin is another.
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
    to: ['src/ui/fonts/archivo.woff2'],
    axes: { wdth: 118, wght: { min: 600, max: 900 } },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    to: ['src/ui/fonts/instrument-sans.woff2', 'worker/payments/fields/instrument-sans.woff2'],
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
  },
] as const

for (const { from, to, axes } of cuts) {
  const font = await subsetFont(readFileSync(resolve(from)), letters, { targetFormat: 'woff2', variationAxes: axes })
  for (const file of to) {
    writeFileSync(new URL(`../${file}`, import.meta.url), font)
    console.log(`${file}  ${font.byteLength} bytes`)
  }
}
