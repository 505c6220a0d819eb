import { expect, it } from 'vitest'

import type { ContentSection } from '#src/commerce/calls/content.ts'

import { noteOf } from './note.ts'

const area = (...data: Record<string, unknown>[]): ContentSection[] => [
  { name: 'below', items: data.map((item, index) => ({ type: 'rich-text', id: `${index}`, data: item })) },
]

it('R093: the note below the sign-up form is the first paragraph, or the first text, of its content area', () => {
  const paragraph = {
    title: 'Why',
    blocks: [
      { kind: 'heading', text: 'Why' },
      { kind: 'paragraph', text: 'Repairs.' },
    ],
  }
  expect(noteOf(area(paragraph))).toBe('Repairs.')
  expect(noteOf(area({ image: 'x' }, { text: 'Points.' }))).toBe('Points.')
})

it('R093: without words there is no note', () => {
  expect(noteOf([])).toBeUndefined()
  expect(
    noteOf(area({ text: '' }, { blocks: 7 }, { blocks: [{ kind: 'paragraph', text: { rich: true } }] })),
  ).toBeUndefined()
})
