import { expect, it } from 'vitest'

import { parsePage } from './parse-page.ts'

it('leaves out the style inside, with a nonce or without, and nothing else of a page', () => {
  const page = parsePage(
    '<html><head><title>A</title><style>p{color:red}</style></head><body><style nonce="a">i{color:red}</style><p>&lt;style></p><i>b</i>',
  )
  expect([page.querySelector('style'), page.title, page.body.textContent]).toEqual([null, 'A', '<style>b'])
})
