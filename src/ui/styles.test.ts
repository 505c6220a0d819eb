import { globSync, readFileSync } from 'node:fs'

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
