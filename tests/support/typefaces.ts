import { readFileSync } from 'node:fs'

import { english } from '../../src/ui/fonts/letters.ts'

/**
 * A file of a typeface, and the letters that are looked for in it: those of English where it has no range, else those of its range
 * that are not among them.
 */
export type FaceFile = { readonly name: string; readonly address: URL; readonly letters: readonly string[] }

/** From `U+a1-a2` to its letters. */
function lettersOf(range: string): readonly string[] {
  const [from = '', to = from] = range.trim().slice(2).split('-')
  const first = Number.parseInt(from, 16)
  const length = Number.parseInt(to, 16) - first + 1
  return Array.from({ length }, (_, index) => String.fromCodePoint(first + index))
}

const sheet = new URL('../../src/ui/typefaces.css', import.meta.url)
const declared = /url\('\.\/fonts\/([^']+)'\)[^}]+?(?:unicode-range:([^;]+);\s*)?\}/g

/** The typefaces that pages fetch, as the store declares them. */
export const faceFiles: readonly FaceFile[] = [...readFileSync(sheet, 'utf8').matchAll(declared)].map(
  ([, name = '', ranges]) => ({
    name,
    address: new URL(`fonts/${name}`, sheet),
    letters:
      ranges === undefined
        ? [...english]
        : ranges
            .split(',')
            .flatMap(lettersOf)
            .filter(letter => !english.includes(letter)),
  }),
)
