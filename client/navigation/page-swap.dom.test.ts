import { afterEach, expect, it, vi } from 'vitest'

import { startCartCount } from '../visitor/cart-count.ts'
import { showPage } from './page-swap.ts'

const html = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head>
   <body><span data-cart-count hidden></span><main tabindex="-1"><h1>${title}</h1></main></body></html>`

afterEach(() => vi.restoreAllMocks())

it('a soft navigation shows the cart count and adds no listener to the window, however many there are', async () => {
  document.documentElement.innerHTML = html('first')
  startCartCount()
  const added = vi.spyOn(window, 'addEventListener')
  for (const title of ['second', 'third', 'fourth']) {
    document.cookie = '__Host-cart-count=3; secure; path=/'
    const shown = { html: html(title), isSamePath: false, askedAt: performance.now() }
    expect(await showPage(shown, new AbortController().signal)).toBe(true)
    expect(document.querySelector('h1')?.textContent).toBe(title)
  }
  expect(document.querySelector('[data-cart-count]')?.textContent).toBe('3')
  const listened = added.mock.calls.map(([type]) => type)
  expect(listened.filter(type => type === 'pageshow' || type === 'fellholm:cart')).toEqual([])
})
