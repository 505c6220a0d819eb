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

const steps = (step: string) =>
  html(step).replace(
    '</main>',
    `<h2 tabindex="-1" data-landing="${step}">${step}</h2><button id="go">Go</button></main>`,
  )

const onward = async (step: string) =>
  showPage({ html: steps(step), isSamePath: true, askedAt: performance.now() }, new AbortController().signal)

it('the step that has begun is shown from its head, which has the focus; within a step all stays where it was', async () => {
  document.documentElement.innerHTML = steps('shipping')
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  document.querySelector<HTMLElement>('#go')?.focus()
  await onward('billing')
  expect(document.activeElement?.textContent).toBe('billing')
  expect(scrolled).toHaveBeenCalledOnce()
  document.querySelector<HTMLElement>('#go')?.focus()
  await onward('billing')
  expect(document.activeElement?.id).toBe('go')
  expect(scrolled).toHaveBeenCalledOnce()
})

it('a disclosure stands as somebody left it within a step; another step opens what it has to show', async () => {
  const page = (step: string, open: '' | ' open') => steps(step).replace('<h1', `<details${open}></details><h1`)
  const swap = (html: string) =>
    showPage({ html, isSamePath: true, askedAt: performance.now() }, new AbortController().signal)
  const isOpen = () => document.querySelector('details')?.open
  document.documentElement.innerHTML = page('billing', '')
  await swap(page('summary', ' open'))
  expect(isOpen()).toBe(true)
  document.querySelector('details')?.removeAttribute('open')
  await swap(page('summary', ' open'))
  expect(isOpen()).toBe(false)
})
