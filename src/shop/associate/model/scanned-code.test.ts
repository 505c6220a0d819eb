import { expect, it } from 'vitest'

import { spellingsOf } from './scanned-code.ts'

it.each([
  ['2964030000017', ['2964030000017']],
  ['29 64030-00001 7', ['2964030000017']],
  ['036000291452', ['036000291452', '0036000291452']],
  ['0036000291452', ['0036000291452', '036000291452']],
  ['1234567', []],
  ['rain jacket 12345678', []],
])('%s may be %j in the catalogue', (read, spellings) => {
  expect(spellingsOf(read)).toEqual(spellings)
})
