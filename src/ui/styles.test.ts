import { globSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

/** What the whole document has: asked again, and everything below restyled, with every node that comes or goes. */
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
