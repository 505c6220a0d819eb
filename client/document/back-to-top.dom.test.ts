import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { startBackToTop } from './back-to-top.ts'

const windowHeight = 800

beforeAll(startBackToTop)
beforeEach(() => {
  const button = '<button data-back-to-top hidden></button>'
  document.body.innerHTML = `<main tabindex="-1"></main><template data-back-to-top-later>${button}</template>`
  vi.stubGlobal('innerHeight', windowHeight)
})

/** The page scrolled: how high it is and how far down, in windows. */
function scrolled(height: number, down: number) {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height * windowHeight, configurable: true })
  vi.stubGlobal('scrollY', down * windowHeight)
  dispatchEvent(new Event('scroll'))
  return document.querySelector<HTMLElement>('[data-back-to-top]')?.hidden === false
}

it('R100: the back-to-top button appears on a page over 4 times the window height, once scrolled past one window', () => {
  expect(scrolled(4.1, 1.1)).toBe(true)
  expect(scrolled(4.1, 1)).toBe(false)
  expect(scrolled(4, 3)).toBe(false)
})

it('pressed, it scrolls to the top and takes the focus along', () => {
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  scrolled(5, 2)
  document.querySelector<HTMLElement>('[data-back-to-top]')?.click()
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
  expect(document.activeElement).toBe(document.querySelector('main'))
})
