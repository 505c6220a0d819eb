import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { paints } from '#tests/support/prerendering.ts'

import { holdBelow } from './below-screen.ts'

const inView = { top: 10, bottom: 90, left: 10, right: 90, height: 80, width: 80 } as DOMRect
const below = { ...inView, top: innerHeight + 10, bottom: innerHeight + 90 } as DOMRect

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.elementFromPoint = () => null
  document.body.innerHTML = `
    <main><img id="drawing" loading="lazy" src="/media/back.svg"><img id="photo" loading="lazy" src="/media/worn.jpg"></main>
    <footer><img id="far" loading="lazy" src="/media/far.svg"></footer>`
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.closest('footer') === null ? inView : below
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const loading = () =>
  Object.fromEntries([...document.querySelectorAll('img')].map(image => [image.id, image.getAttribute('loading')]))

/** Lays the page out unseen, and gives what it has fetched. */
function hold() {
  const paths: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    paths.push(new URL(url).pathname)
    return new Response()
  })
  holdBelow()
  return paths
}

it('of the first screen a photograph is asked for at once, and a drawing fetched, which is made once the page has been left alone', async () => {
  paints()
  expect(hold()).toEqual(['/media/back.svg'])
  expect(loading()).toEqual({ drawing: 'lazy', photo: 'eager', far: 'lazy' })
  await vi.advanceTimersByTimeAsync(999)
  expect(loading()).toMatchObject({ drawing: 'lazy' })
  await vi.advanceTimersByTimeAsync(1)
  expect(loading()).toEqual({ drawing: 'eager', photo: 'eager', far: 'lazy' })
})

it('a page that is opened before has its drawings made, and what is below laid out, once it has been painted', async () => {
  const paint = paints()
  hold()
  const footer = document.querySelector('footer')
  expect(footer?.style.contentVisibility).toBe('hidden')
  paint()
  await vi.advanceTimersByTimeAsync(0)
  expect(loading()).toEqual({ drawing: 'eager', photo: 'eager', far: 'lazy' })
  expect(footer?.style.contentVisibility).toBe('')
})
