import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import { compactHtml, compactRepeatedHtml, withoutItemEnds } from './compact-html.ts'

const list = (
  <ul>
    <li>One</li>
    <li className="b">
      <p>Two</p>
      <p id="x">Three</p>
      <div>
        <input type="checkbox" name="id" defaultValue="A 1" />
        <svg color="#ffffff" />
        <svg className="icon">
          <use href="/icons.svg#menu" />
        </svg>
      </div>
    </li>
  </ul>
)

it('leaves out end tags and slashes that a parser supplies', () => {
  expect(compactHtml(renderToString(list))).toBe(
    '<ul><li>One<li class="b"><p>Two<p id="x">Three<div><input type="checkbox" name="id" value="A 1">' +
      '<svg color="#ffffff"/><svg class="icon"><use href="/icons.svg#menu"/></svg></div></ul>',
  )
})

it('of a page as it is, items and options lose the ends that the next one tells, and nothing else changes', () => {
  expect(withoutItemEnds('<select><option>A</option><option selected="">B</option></select>')).toBe(
    '<select><option>A<option selected="">B</option></select>',
  )
  expect(withoutItemEnds('<ul><li>One</li><li class="b">Two</li></ul><p>Three</p><p>Four</p>')).toBe(
    '<ul><li>One<li class="b">Two</li></ul><p>Three</p><p>Four</p>',
  )
})

it('where every byte counts, words have no quotes; classes keep theirs, and so does what a slash follows', () => {
  expect(compactRepeatedHtml(renderToString(list))).toBe(
    '<ul><li>One<li class="b"><p>Two<p id=x>Three<div><input type=checkbox name=id value="A 1">' +
      '<svg color="#ffffff"/><svg class="icon"><use href="/icons.svg#menu"/></svg></div></ul>',
  )
})

it('keeps an end that nothing else tells', () => {
  const ended = '<section><p>One</p><a href="/">Two</a></section><ol><li>Three</li></ol><p>Four</p><picture></picture>'
  expect(compactHtml(ended)).toBe(
    '<section><p>One</p><a href="/">Two</a></section><ol><li>Three</ol><p>Four</p><picture></picture>',
  )
})

it('never changes what somebody wrote, even if it looks like markup', () => {
  for (const text of ['a"/>b', '"></svg>', '</li><li>', '</p><p>', ' name="id" '])
    for (const html of [renderToString(<p>{text}</p>), renderToString(<p title={text} />)])
      expect([text, compactRepeatedHtml(html)]).toEqual([text, html])
})
