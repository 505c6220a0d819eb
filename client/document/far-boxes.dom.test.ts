import { beforeEach, expect, it, vi } from 'vitest'

import { takeFarBoxes } from './far-boxes.ts'

const card = (id: number, more = '') =>
  `<li><label><input type="checkbox" name="id" value="${id}" form="compare" ${more}>Compare</label></li>`

let come: (card: Element) => void = () => undefined

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: IntersectionObserverCallback) {
        come = target => tell([{ isIntersecting: true, target }] as never, this as never)
      }
      observe() {}
      unobserve() {}
    },
  )
})

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input')].map(({ value }) => value)

it('a listing’s boxes to compare are taken out of cards far below, but for one that is ticked, and are back when a card comes near', () => {
  const cards = Array.from({ length: 12 }, (_, at) => card(at + 1, at === 10 ? 'checked' : ''))
  document.body.innerHTML = `<ul data-cards>${cards.join('')}</ul>`
  takeFarBoxes(document)
  expect(boxes()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '11'])
  const ninth = document.querySelectorAll('li')[8] as Element
  come(ninth)
  expect(boxes()).toContain('9')
  expect(ninth.querySelector('label')?.firstElementChild?.localName).toBe('input')
})

it('a box that comes back while as many are chosen as can be compared is closed', () => {
  document.body.innerHTML = `<ul data-cards>${Array.from({ length: 9 }, (_, at) => card(at + 1, at === 0 ? 'disabled' : '')).join('')}</ul>`
  takeFarBoxes(document)
  come(document.querySelectorAll('li')[8] as Element)
  expect(document.querySelectorAll('li')[8]?.querySelector('input')?.disabled).toBe(true)
})
