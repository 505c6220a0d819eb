import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { isPrerendering, paints } from '#tests/support/prerendering.ts'

import { takeFarBoxes, takeFarForm } from './far-fields.ts'

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

afterEach(() => {
  vi.restoreAllMocks()
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

it('the form at the foot of a long page is out of it until the page has loaded or is scrolled', async () => {
  const page = '<main></main><footer><form></form><p></p></footer>'
  const isThere = () => document.querySelector('footer > form:first-child') !== null
  const height = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  document.body.innerHTML = page
  height.mockReturnValue({ top: innerHeight } as DOMRect)
  takeFarForm()
  expect(isThere()).toBe(true)
  height.mockReturnValue({ top: 3 * innerHeight } as DOMRect)
  for (const [sign, isLater] of [
    ['load', true],
    ['scroll', false],
  ] as const) {
    document.body.innerHTML = page
    takeFarForm()
    expect(isThere()).toBe(false)
    dispatchEvent(new Event(sign))
    expect(isThere()).toBe(!isLater)
    await vi.waitFor(() => expect(isThere()).toBe(true))
  }
})

it('the form at the foot stays in a page that is loaded again or comes from the history: it may be opened at its foot', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 3 * innerHeight } as DOMRect)
  const navigation = vi.spyOn(performance, 'getEntriesByType')
  const isTaken = (type: NavigationTimingType) => {
    navigation.mockReturnValue([{ type } as PerformanceNavigationTiming])
    document.body.innerHTML = '<main></main><footer><form></form></footer>'
    takeFarForm()
    return document.querySelector('footer > form') === null
  }
  expect(['navigate', 'reload', 'back_forward'].map(type => isTaken(type as NavigationTimingType))).toEqual([
    true,
    false,
    false,
  ])
})

it('the form at the foot of a page that is made ready comes back once the page has been painted', async () => {
  const paint = paints()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 3 * innerHeight } as DOMRect)
  isPrerendering()
  document.body.innerHTML = '<main></main><footer><form></form></footer>'
  takeFarForm()
  dispatchEvent(new Event('load'))
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(document.querySelector('footer > form')).toBeNull()
  paint()
  await vi.waitFor(() => expect(document.querySelector('footer > form')).not.toBeNull())
})
