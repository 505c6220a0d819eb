import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { carried, refusedLicences, thirdPartyNow } from './third-party.ts'

/** Columns are as wide as the format makes them. */
const squeezed = (text: string) => text.replaceAll(/ +|-{3,}/g, ' ')

test('THIRD-PARTY.md names every production dependency, its licence and who holds the rights', () => {
  const text = readFileSync(new URL('../../THIRD-PARTY.md', import.meta.url), 'utf8')
  expect(squeezed(thirdPartyNow(text))).toBe(squeezed(text))
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    dependencies: Record<string, string>
  }
  expect(Object.keys(dependencies).filter(name => !text.includes(`| ${name} `))).toEqual([])
})

test('no production dependency has a licence that is not in the table of those that may be carried', () => {
  expect(refusedLicences(carried())).toEqual([])
})

test('a dependency under another licence, or under none, is refused by name', () => {
  const added = { 'node_modules/a': { license: 'AGPL-3.0' }, 'node_modules/b': {}, 'node_modules/c': { dev: true } }
  expect(refusedLicences(carried(added))).toEqual(['a: AGPL-3.0', 'b: none'])
})
