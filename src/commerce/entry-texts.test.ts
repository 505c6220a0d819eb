import { expect, test } from 'vitest'

import { textsOf, withTexts } from './entry-texts.ts'

const data = { title: 'A', steps: [{ text: 'B' }, { text: 'C' }], wide: true, picture: { width: 3 } }

test('every text of an entry is found by where it stands, and nothing that is no text', () => {
  expect(textsOf(data)).toEqual({ title: 'A', 'steps.0.text': 'B', 'steps.1.text': 'C' })
})

test('other texts leave all else as it is, and one that stands nowhere is left out', () => {
  const changed = withTexts(data, { 'steps.1.text': 'D', 'steps.2.text': 'E', wide: 'no', constructor: 'F' })
  expect(changed).toEqual({ ...data, steps: [{ text: 'B' }, { text: 'D' }] })
})
