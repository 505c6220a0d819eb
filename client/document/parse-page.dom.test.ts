import { expect, it } from 'vitest'

import { parsePage } from './parse-page.ts'

it('leaves out the style inside, and nothing else of a page', () => {
  const page = parsePage(
    '<html><head><title>A</title><style>p{color:red}</style></head><body><style>i{color:red}</style><p>&lt;style></p><i>b</i>',
  )
  expect([page.querySelector('style'), page.title, page.body.textContent]).toEqual([null, 'A', '<style>b'])
})
