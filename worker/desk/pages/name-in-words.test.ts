import { expect, test } from 'vitest'

import { nameInWords, pathInWords } from './name-in-words.ts'

test.each([
  ['IN_PROGRESS', 'In progress'],
  ['READY_FOR_PICKUP', 'Ready for pickup'],
  ['title', 'Title'],
  ['callToAction', 'Call to action'],
  ['in-transit', 'In transit'],
])('%s is %s', (name, words) => {
  expect(nameInWords(name)).toBe(words)
})

test.each([
  ['title', 'Title'],
  ['action.label', 'Action, label'],
  ['paragraphs.0', 'Paragraphs, 1'],
  ['items.1.subTitle', 'Items, 2, sub title'],
])('a text at %s is %s', (path, words) => {
  expect(pathInWords(path)).toBe(words)
})
