import { expect, it } from 'vitest'

import { emptyCells } from '../rules.ts'
import { statusText } from './status-text.ts'

const now = Date.parse('2026-11-27T09:00Z')

it.each([
  ['302', '', '302'],
  ['410', '', '410'],
  ['301', '', '301 (302 for the first 7 days)'],
  ['308', '2026-12-24', '308 (307 until 2026-12-24)'],
  ['301', '2026-12-04T09:00:00.000Z', '301 (302 until 2026-12-04)'],
  ['301', '2026-11-27T09:00:00.000Z', '301'],
  ['301', 'now', '301'],
])('a rule of %s, permanent from “%s”, is listed as “%s”', (status, from, text) => {
  expect(statusText({ ...emptyCells, status, permanent_from: from }, now)).toBe(text)
})
