import { expect, it } from 'vitest'

import type { ContentSection } from '#src/commerce/calls/content.ts'

import { noteOf } from './note.ts'

const area = (...data: Record<string, unknown>[]): ContentSection[] => [
  { name: 'below', items: data.map((item, index) => ({ type: 'rich-text', id: `${index}`, data: item })) },
]

it('R093: the note below the sign-up form is the first paragraph of its content area', () => {
  expect(noteOf(area({ title: 'Why an account', paragraphs: ['Repairs on record.', 'More.'] }))).toBe(
    'Repairs on record.',
  )
  expect(noteOf(area({ image: 'x' }, { paragraphs: ['', 'Points.'] }))).toBe('Points.')
})

it('R093: without words there is no note', () => {
  expect(noteOf([])).toBeUndefined()
  expect(noteOf(area({ paragraphs: [] }, { paragraphs: 7 }, { paragraphs: [''] }))).toBeUndefined()
})
