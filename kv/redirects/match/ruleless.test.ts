import { expect, it } from 'vitest'

import { storeAddressing } from '#src/redirects/addresses.ts'

import { parse } from '../parse.ts'
import { compile, openRevision, type Revision } from '../revision.ts'
import { createRuleless } from './ruleless.ts'

function publishedAs(text: string): Revision {
  const revision = openRevision(compile(parse(text, storeAddressing.locales).rules))
  if (revision === undefined) throw new Error('the revision cannot be opened')
  return revision
}

const first = publishedAs(`from,to,country
/old,/c/jackets,
/outlet/*,/c/sale,
/only-in-germany,/c/tents,DE
`)
const second = publishedAs('from,to\n/c/women,/c/jackets\n')

it('R068: a path without any rule is known for one, in every locale and spelling, as often as it is asked', () => {
  const isRuleless = createRuleless(storeAddressing)
  for (let round = 0; round < 2; round++) {
    for (const path of ['/old', '/en-us/OLD/', '/de-de/outlet/a/b', '/only-in-germany'])
      expect(isRuleless(first, path), path).toBe(false)
    for (const path of ['/', '/en-us', '/en-us/c/women', '/older', '/%FF'])
      expect(isRuleless(first, path), path).toBe(true)
  }
})

it('R068: a path that had no rule is looked up anew in the next revision, and however many others were asked for', () => {
  const isRuleless = createRuleless(storeAddressing)
  expect(isRuleless(first, '/en-us/c/women')).toBe(true)
  expect(isRuleless(second, '/en-us/c/women')).toBe(false)
  expect(isRuleless(first, '/en-us/c/women')).toBe(true)
  for (let n = 0; n < 2_500; n++) expect(isRuleless(first, `/en-us/made-up/${n}`)).toBe(true)
  expect(isRuleless(first, `/old`)).toBe(false)
  expect(isRuleless(first, `/outlet/${'x'.repeat(500)}`)).toBe(false)
})
