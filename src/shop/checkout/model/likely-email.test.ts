import { expect, it } from 'vitest'

import { likelyEmail } from './likely-email.ts'

it.each([
  ['a letter is missing', 'ada@gmal.com', 'ada@gmail.com'],
  ['the last letter is missing', 'ada@gmai.com', 'ada@gmail.com'],
  ['a letter is too many', 'ada@yahooo.de', 'ada@yahoo.de'],
  ['a letter is another', 'ada@gnail.com', 'ada@gmail.com'],
  ['two have changed places', 'ada@hotmial.fr', 'ada@hotmail.fr'],
  ['the ending is no ending', 'ada@gmail.con', 'ada@gmail.com'],
  ['the ending is cut off', 'ada@gmail.co', 'ada@gmail.com'],
  ['both', 'ada@outlok.cmo', 'ada@outlook.com'],
  ['an ending of two parts', 'ada@hotmal.co.uk', 'ada@hotmail.co.uk'],
  ['in capitals, with blanks around', ' Ada.Hill@GMIAL.COM ', 'Ada.Hill@gmail.com'],
])('%s: %s is likely %s', (_, typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant)
})

it.each([
  'ada@gmail.com',
  'Ada@GMAIL.com',
  'ada@yahoo.be',
  'ada@hotmail.be',
  'ada@mail.com',
  'ada@email.com',
  'ada@ymail.com',
  'ada@gmx.de',
  'ada@gmal.org',
  'ada@fellholm.example',
  'ada@constructor.com',
  'ada@gmail',
  'gmal.com',
  '@gmal.com',
  '',
])('%j is taken as it is', typed => {
  expect(likelyEmail(typed)).toBeUndefined()
})
