import { beforeEach, expect, it, vi } from 'vitest'

import { takeFarFields } from './far-fields.ts'

const card = (id: number, more = '') =>
  `<li><label><input type="checkbox" name="id" value="${id}" form="compare" ${more}>Compare</label></li>`

let come: (card: Element) => void = () => undefined

/** How wide and how far below the window's end the page is thought to be. */
const shown = (isPhone: boolean, footTop = 0) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: innerHeight + footTop } as DOMRect)
}

beforeEach(() => {
  shown(false)
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
  takeFarFields(document)
  expect(boxes()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '11'])
  const ninth = document.querySelectorAll('li')[8] as Element
  come(ninth)
  expect(boxes()).toContain('9')
  expect(ninth.querySelector('label')?.firstElementChild?.localName).toBe('input')
})

it('on a phone, which shows two rows, the boxes of all cards below them are taken out', () => {
  shown(true)
  document.body.innerHTML = `<ul data-cards>${Array.from({ length: 12 }, (_, at) => card(at + 1)).join('')}</ul>`
  takeFarFields(document)
  expect(boxes()).toEqual(['1', '2', '3', '4'])
})

const foot = '<footer><p>A letter</p><form><input type="email" value="a"></form><p>Terms</p></footer>'

it('the form of a footer far below is taken out, and is back in its place when it comes near or is asked for', () => {
  shown(false, 2_000)
  for (const bring of ['near', 'asked'] as const) {
    document.body.innerHTML = foot
    const putFootBack = takeFarFields(document)
    expect(document.querySelector('form')).toBeNull()
    if (bring === 'near') come(document.querySelector('footer') as Element)
    putFootBack()
    putFootBack()
    expect(document.body.innerHTML).toBe(foot)
  }
})

it('the form of a footer that is near stays', () => {
  shown(false, 200)
  document.body.innerHTML = foot
  takeFarFields(document)()
  expect(document.body.innerHTML).toBe(foot)
})

it('a box that comes back while as many are chosen as can be compared is closed', () => {
  document.body.innerHTML = `<ul data-cards>${Array.from({ length: 9 }, (_, at) => card(at + 1, at === 0 ? 'disabled' : '')).join('')}</ul>`
  takeFarFields(document)
  come(document.querySelectorAll('li')[8] as Element)
  expect(document.querySelectorAll('li')[8]?.querySelector('input')?.disabled).toBe(true)
})
