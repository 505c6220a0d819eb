import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'

/** Selectors of the whole document: they are matched again, and all below restyled, whenever a node comes or goes. */
const asksDocument = /(?:^|[\s,>(])(?::global\()?(?:html|body|:root)(?:\[[^\]]*\])?\)?:has\(/m

it.each(['html:has(.bar) {', ':global(body):has(.bar) > footer {', '.a,\n:root[data-b]:has(i) {'])(
  '%j asks what the document has',
  rule => {
    expect(rule).toMatch(asksDocument)
  },
)

it('no style asks what the whole document has', () => {
  const sheets = globSync('src/**/*.css')
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.filter(sheet => asksDocument.test(readFileSync(sheet, 'utf8')))).toEqual([])
})

/** The style that a file of components names by a variable, as text. */
function styleOf(file: string, variable: string): string {
  const [, path = ''] = new RegExp(`import ${variable} from '([^']+\\.css)'`).exec(readFileSync(file, 'utf8')) ?? []
  return readFileSync(path.startsWith('#') ? path.slice(1) : join(dirname(file), path), 'utf8')
}

it('no disclosure has the browser’s own triangle, and no search field its blue sign: both have the store’s own', () => {
  const summaries = globSync('src/**/*.tsx').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/<summary\b[^>]*>/g)].map(([tag]) => ({ file, tag })),
  )
  expect(summaries.length).toBeGreaterThan(20)
  const bare = summaries.filter(({ file, tag }) => {
    const [, variable = 'css'] = /className=\{(\w+)\./.exec(tag) ?? []
    return !/::-webkit-details-marker/.test(styleOf(file, variable))
  })
  expect(bare).toEqual([])
  expect(readFileSync('src/ui/base.css', 'utf8')).toMatch(
    /^ {2}::-webkit-search-cancel-button \{\n\s+filter: grayscale/m,
  )
})

/** Selectors that ask for the pointer alone, outside of what holds only where there is one. */
function pointedAt(sheet: string): readonly string[] {
  const everywhere = sheet.replaceAll(/@media [^{]*\(hover: hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...everywhere.matchAll(/(?<=^|[{}])([^{};@]*:hover[^{}]*)\{/g)]
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^(]*\))/))
    .map(selector => selector.trim())
    .filter(selector => /:hover/.test(selector) && !/:focus|\[aria-current|\ba:hover$/.test(selector))
}

it.each([
  ['.facet label:hover { text-decoration: underline }', ['.facet label:hover']],
  ['.a { color: red } .b, .c:hover { color: red }', ['.c:hover']],
  ['@media (hover: hover) { .a:hover { color: red } .b:hover { color: red } } .c:hover { color: red }', ['.c:hover']],
  ['@media (hover: hover) and (min-width: 48rem) { .a:hover { color: red } }', []],
  ['.text a:hover { color: red } .list a:is(:hover, :focus-visible) { color: red }', []],
])('%j has what a finger leaves pointed at: %j', (sheet, selectors) => {
  expect(pointedAt(sheet)).toEqual(selectors)
})

it('what a finger has pressed does not stay underlined or tinted: only a pointer points', () => {
  const sheets = globSync('src/**/*.css')
  expect(sheets.flatMap(sheet => pointedAt(readFileSync(sheet, 'utf8')).map(rule => `${sheet}: ${rule}`))).toEqual([])
})
