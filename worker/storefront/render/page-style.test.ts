import { createHash } from 'node:crypto'

import { expect, it } from 'vitest'

import { classesIn, pageStyle, styleText } from './page-style.ts'

it('finds every class of some HTML once', () => {
  expect(classesIn('<p class="a b"><i class="b c">', '<b class="">x</b><p>class="d"</p>')).toEqual(
    new Set(['a', 'b', 'c']),
  )
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

it('a page’s style stands in its tag, with the hash by which its policy allows it', () => {
  const { tag, hash } = pageStyle(new Set(['visually-hidden']), '<p class="other">')
  const [, text = ''] = /^<style>(.*)<\/style>$/.exec(tag) ?? []
  expect(text).toBe(styleText(new Set(['visually-hidden', 'other'])))
  expect(hash).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`)
})
