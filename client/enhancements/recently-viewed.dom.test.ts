import { beforeEach, expect, it, vi } from 'vitest'

import { mount } from './recently-viewed.ts'

const view = async (id: string) => {
  document.body.innerHTML = `<section data-id="${id}" data-name="Product ${id}" data-src="/media/${id}.svg" hidden><ul></ul></section>`
  const section = document.querySelector('section') as HTMLElement
  await mount(section)
  return { section, names: [...section.querySelectorAll('li')].map(item => item.textContent) }
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ countryCode: 'US' })))
  localStorage.clear()
  document.cookie = '__Host-consent=; max-age=0; path=/; Secure'
})

it('the first product looked at has nothing before it, and shows nothing', async () => {
  expect((await view('A')).section.hidden).toBe(true)
})

it('products looked at before stand in their order, the latest first and each once, without the one of the page', async () => {
  for (const id of ['A', 'B', 'A', 'C']) await view(id)
  expect((await view('D')).names).toEqual(['Product C', 'Product A', 'Product B'])
  expect((await view('C')).names).toEqual(['Product D', 'Product A', 'Product B'])
})

it('what somebody else left in storage is not shown: broken text, foreign addresses, script', async () => {
  localStorage.setItem('recently-viewed', '{')
  expect((await view('A')).names).toEqual([])
  const foreign = { id: 'X', name: '<b>X</b>', src: 'https://evil.example/x.svg', href: 'javascript:alert(1)' }
  localStorage.setItem('recently-viewed', JSON.stringify([foreign]))
  expect((await view('A')).names).toEqual([])
})

it('R276: of somebody who has refused nothing is remembered', async () => {
  document.cookie = '__Host-consent=C0001:1,C0002:1,C0003:0,C0004:1; path=/; Secure'
  await view('A')
  expect(localStorage.getItem('recently-viewed')).toBeNull()
})
