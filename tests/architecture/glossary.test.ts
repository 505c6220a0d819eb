import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const lines = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8').split('\n')
const entries = lines.filter(line => line.startsWith('- ')).map(line => /^- \*\*([\w -]+)\*\*: (\S.+\.)$/.exec(line))

test('the glossary has one line a term, a term and what it means, in alphabetical order and each once', () => {
  const terms = entries.map(entry => entry?.[1] ?? 'no entry')
  expect(terms.length).toBeGreaterThan(50)
  expect(terms).not.toContain('no entry')
  expect(terms).toEqual([...new Set(terms)].toSorted((a, b) => a.localeCompare(b, 'en')))
})
