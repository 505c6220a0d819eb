import { readFileSync } from 'node:fs'

/** A file of a typeface, and the letters it is fetched for. */
export type FaceFile = { readonly name: string; readonly address: URL; readonly letters: readonly string[] }

/** From `U+a1-a2` to its letters. */
function lettersOf(range: string): readonly string[] {
  const [from = '', to = from] = range.trim().slice(2).split('-')
  const first = Number.parseInt(from, 16)
  const length = Number.parseInt(to, 16) - first + 1
  return Array.from({ length }, (_, index) => String.fromCodePoint(first + index))
}

const tokens = new URL('../../src/ui/tokens.css', import.meta.url)
const declared = /url\('\.\/fonts\/([^']+)'\)[^}]+?unicode-range:([^;]+);/g

/** The typefaces that pages fetch, as the store's tokens declare them. */
export const faceFiles: readonly FaceFile[] = [...readFileSync(tokens, 'utf8').matchAll(declared)].map(
  ([, name = '', ranges = '']) => ({
    name,
    address: new URL(`fonts/${name}`, tokens),
    letters: ranges.split(',').flatMap(lettersOf),
  }),
)
