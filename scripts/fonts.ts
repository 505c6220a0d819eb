// Cuts the two typefaces to what the store sets: `node scripts/fonts.ts`. The results are kept in src/ui/fonts,
// and the text face once more with the payment provider, whose origin is another.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import subsetFont from 'subset-font'

import { english, others } from '../src/ui/fonts/letters.ts'

const { resolve } = createRequire(import.meta.url)

const archivo = {
  from: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  axes: { wdth: 118, wght: { min: 600, max: 900 } },
} as const
const instrumentSans = {
  from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
  axes: { wdth: 100, wght: { min: 400, max: 700 } },
} as const

/** Each file with the letters in it. */
const cuts = [
  { face: archivo, letters: english, to: 'src/ui/fonts/archivo.woff2' },
  { face: archivo, letters: others, to: 'src/ui/fonts/archivo-accents.woff2' },
  { face: instrumentSans, letters: english, to: 'src/ui/fonts/instrument-sans.woff2' },
  { face: instrumentSans, letters: others, to: 'src/ui/fonts/instrument-sans-accents.woff2' },
  { face: instrumentSans, letters: english + others, to: 'worker/payments/fields/instrument-sans.woff2' },
] as const

for (const { face, letters, to } of cuts) {
  const font = await subsetFont(readFileSync(resolve(face.from)), letters, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
  })
  writeFileSync(new URL(`../${to}`, import.meta.url), font)
  console.log(`${to}  ${font.byteLength} bytes`)
}
