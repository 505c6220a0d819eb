import { beforeEach, expect, it } from 'vitest'

import { mount } from './recently-viewed.ts'

const view = (id: string) => {
  document.body.innerHTML = `<section data-id="${id}" data-name="Product ${id}" data-src="/media/${id}.svg" hidden><ul></ul></section>`
  const section = document.querySelector('section') as HTMLElement
  void mount(section)
  return { section, names: [...section.querySelectorAll('li')].map(item => item.textContent) }
}

beforeEach(() => localStorage.clear())

it('the first product looked at has nothing before it, and shows nothing', () => {
  expect(view('A').section.hidden).toBe(true)
})

it('products looked at before stand in their order, the latest first and each once, without the one of the page', () => {
  for (const id of ['A', 'B', 'A', 'C']) view(id)
  expect(view('D').names).toEqual(['Product C', 'Product A', 'Product B'])
  expect(view('C').names).toEqual(['Product D', 'Product A', 'Product B'])
})

it('what somebody else left in storage is not shown: broken text, foreign addresses, script', () => {
  localStorage.setItem('recently-viewed', '{')
  expect(view('A').names).toEqual([])
  const foreign = { id: 'X', name: '<b>X</b>', src: 'https://evil.example/x.svg', href: 'javascript:alert(1)' }
  localStorage.setItem('recently-viewed', JSON.stringify([foreign]))
  expect(view('A').names).toEqual([])
})
