import { expect, it } from 'vitest'

import type { ContentSection } from '#src/commerce/calls/content.ts'

import { noteOf } from './note.ts'

const area = (...data: Record<string, unknown>[]): ContentSection[] => [
  { name: 'below', items: data.map((item, index) => ({ type: 'rich-text', id: `${index}`, data: item })) },
]

it('R093: of the content below the sign-up form the dialog shows the first paragraph that has words', () => {
  expect(noteOf(area({ title: 'Why an account', paragraphs: ['Repairs on record.', 'More.'] }))).toBe(
    'Repairs on record.',
  )
  expect(noteOf(area({ image: 'x' }, { paragraphs: ['', 'Points.'] }))).toBe('Points.')
})

it('R093: content without words is none', () => {
  expect(noteOf([])).toBeUndefined()
  expect(noteOf(area({ paragraphs: [] }, { paragraphs: 7 }, { paragraphs: [''] }))).toBeUndefined()
})
