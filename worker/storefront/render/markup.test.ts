import { expect, it } from 'vitest'

import { htmlFragment, marksOfMarkup, placeOfFragment, withFragments, type Markup } from './markup.ts'
import { marksIn } from './style/page-style.ts'
import { utf8 } from './utf8.ts'

const decoded = (markup: Markup): string => new TextDecoder().decode(utf8(...markup))

const [boot, tent] = ['<b class=name>Boot</b>', '<b class="name big">Zelt für zwei</b>'] as const
const html = `<ul><li>${placeOfFragment(1)}<li class=new>${placeOfFragment(0)}<li>${placeOfFragment(1)}</ul>`
const page = withFragments(html, [boot, tent].map(htmlFragment))
const whole = `<ul><li>${tent}<li class=new>${boot}<li>${tent}</ul>`

it('fragments stand in their places by their number, in whatever order they were rendered and how often', () => {
  expect(decoded(page)).toBe(whole)
  expect(decoded(withFragments('<p>none', []))).toBe('<p>none')
})

it('the marks are those of the whole HTML', () => {
  expect(marksOfMarkup(page)).toEqual(marksIn(whole))
})

it('fragments with the same marks share them', () => {
  const { marks } = htmlFragment(boot)
  expect(htmlFragment('<i class=name>Stove</i>').marks).toBe(marks)
  expect(htmlFragment(tent).marks).not.toBe(marks)
})
