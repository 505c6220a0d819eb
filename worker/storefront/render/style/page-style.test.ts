import { createHash } from 'node:crypto'

import { expect, it } from 'vitest'

import { classesIn, marksIn, pageStyle, styleAfter, styleText } from './page-style.ts'

it('finds every class of some HTML once', () => {
  expect(classesIn('<p class="a b"><i class="b c">', '<b class="">x</b><p>class="d"</p><i class=e>')).toEqual(
    new Set(['a', 'b', 'c', 'e']),
  )
})

it('finds attributes that decide as much as classes: how a header lies on its page, and that a field is refused', () => {
  expect(
    marksIn('<body class=a data-header="over" data-ground=pine><input aria-invalid=true><p aria-label="aria-invalid">'),
  ).toEqual(new Set(['a', '[data-header=over]', '[data-ground=pine]', '[aria-invalid=true]']))
})

it('a style has the rules that its classes can match, and no other', () => {
  expect(styleText(new Set())).toContain('body{margin:0;color:var(--ink)}')
  expect(styleText(new Set())).not.toContain('.visually-hidden')
  expect(styleText(new Set(['visually-hidden']))).toContain('.visually-hidden{position:absolute}')
  expect(styleText(new Set(['visually-hidden']))).not.toContain('no-document-has-it')
})

it('a style has the tokens that its rules use, and no other', () => {
  expect(styleText(new Set())).toContain(':root{--ink:#000;}')
  expect(styleText(new Set(['no-document-has-it']))).toContain(':root{--ink:#000;--line:#ccc}')
})

it('what stands before is not said again, but for tokens that nothing used so far', () => {
  const above = new Set(['visually-hidden'])
  expect(styleAfter(above, above)).toBe('')
  expect(styleAfter(new Set(), above)).toContain('.visually-hidden{position:absolute}')
  expect(styleAfter(new Set(), above)).not.toContain('body{')
  expect(styleAfter(new Set(), new Set(['no-document-has-it']))).toMatch(/^:root\{--line:#ccc\}/)
})

it('a page’s style stands in two tags, with the hashes by which its policy allows them', () => {
  const above = new Set(['visually-hidden'])
  const { head, main, hashes } = pageStyle({ above, whole: above }, new Set(['no-document-has-it']))
  const texts = [head, main].map(tag => /^<style>(.*)<\/style>$/.exec(tag)?.[1] ?? '')
  expect(texts).toEqual([styleText(above), styleAfter(above, new Set(['visually-hidden', 'no-document-has-it']))])
  expect(hashes).toBe(texts.map(text => `sha256-${createHash('sha256').update(text).digest('base64')}`).join(' '))
})
