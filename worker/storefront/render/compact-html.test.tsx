import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import { compactHtml, compactRepeatedHtml } from './compact-html.ts'

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
          <path d="M4 5h16" />
        </svg>
      </div>
    </li>
  </ul>
)

it('leaves out end tags that a parser supplies, and no more the second time', () => {
  const compact =
    '<ul><li>One<li class=b><p>Two<p id="x">Three<div><input type="checkbox" name="id" value="A 1"/>' +
    '<svg color="#ffffff"/><svg class="icon"><path d="M4 5h16"/></svg></div></ul>'
  expect(compactHtml(renderToString(list))).toBe(compact)
  const repeated = compactRepeatedHtml(renderToString(list))
  expect([compactHtml(compact), compactHtml(repeated)]).toEqual([compact, repeated])
})

it('options and items end where the next begins', () => {
  expect(compactHtml('<select><option>A</option><option selected="">B</option></select>')).toBe(
    '<select><option>A<option selected="">B</option></select>',
  )
  expect(compactHtml('<ul><li>One</li><li class="b">Two</li></ul><p>Three</p><p>Four</p>')).toBe(
    '<ul><li>One<li class=b>Two</ul><p>Three<p>Four</p>',
  )
})

it('a script stays as it is', () => {
  const script = '<script type="application/ld+json">{"name":"<p>A \\"/></p><p>B"}</script>'
  expect(compactHtml(`<p>A</p><p>B</p>${script}<p>C</p><p>D</p>`)).toBe(`<p>A<p>B</p>${script}<p>C<p>D</p>`)
})

it('where every byte counts, words have no quotes; what a slash follows keeps them', () => {
  expect(compactRepeatedHtml(renderToString(list))).toBe(
    '<ul><li>One<li class=b><p>Two<p id=x>Three<div><input type=checkbox name=id value="A 1">' +
      '<svg color="#ffffff"/><svg class=icon><path d="M4 5h16"/></svg></div></ul>',
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
