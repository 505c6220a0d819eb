import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const table = 'src/kit/data-attributes.ts'

/** A file without its comments. */
const codeOf = (file: string) =>
  readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, '')

const filesOf = (...patterns: readonly string[]) =>
  globSync([...patterns], { cwd: root }).filter(file => !file.includes('.test.') && file !== table)

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
const dashed = (name: string) => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Names of `data-` attributes that code reads or sets: in selectors, by `dataset`, taken apart or not. */
function namesUsed(code: string): readonly string[] {
  const apart = namesIn(code, /\{([^{}]*)\}(?:: \w+)? = [\w.?()]*dataset\b/g).flatMap(inside =>
    namesIn(inside, /(?:^|,)\s*(\w+)/g),
  )
  return [
    ...namesIn(code, /\[data-([a-z-]+)/g),
    ...namesIn(code, /'data-([a-z-]+)'/g),
    ...[...namesIn(code, /dataset\??\.(\w+)/g), ...apart].map(dashed),
  ]
}

const listed = new Set(namesIn(codeOf(table), /'data-([a-z-]+)'/g))

it('every data- attribute that the browser’s code reads or sets is in the one typed table', () => {
  const used = new Set(filesOf('client/**/*.ts', 'client/**/*.tsx').flatMap(file => namesUsed(codeOf(file))))
  expect(used.size).toBeGreaterThan(60)
  expect([...used].filter(name => !listed.has(name))).toEqual([])
})

it('no attribute is in the table that nothing sets or nothing reads', () => {
  const files = filesOf('client/**/*.{ts,tsx}', 'src/**/*.{ts,tsx,css}', 'worker/storefront/**/*.tsx')
  const code = files.map(codeOf)
  const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  // `dataset.pair`, taken apart, or by a name that is given.
  const usesOf = (name: string) =>
    new RegExp(
      String.raw`data-${name}(?![\w-])|dataset\??\.${camel(name)}\b|\b${camel(name)}\b[^\n]*dataset|'${camel(name)}'`,
      'g',
    )
  const uses = (name: string) => code.reduce((sum, text) => sum + (text.match(usesOf(name))?.length ?? 0), 0)
  expect([...listed].filter(name => uses(name) < 2)).toEqual([])
})
