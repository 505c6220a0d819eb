import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, it } from 'vitest'

import { pageNow } from './scenarios-page.ts'

/** The formatter makes columns even, and that says nothing. */
const squeezed = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')

it('docs/scenarios.md lists what the scenario deck lists; `node scripts/scenarios-page.ts` writes it anew', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../docs/scenarios.md'), 'utf8')
  expect(squeezed(pageNow(text))).toBe(squeezed(text))
  expect(text).toContain('PRM155')
})
