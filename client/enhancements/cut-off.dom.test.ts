import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { mount } from './cut-off.ts'

const observers: Seen[] = []

/** An observer that is told what is seen by the test. */
class Seen {
  readonly disconnect = vi.fn<() => void>()
  readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void
  constructor(tell: Seen['tell']) {
    this.tell = tell
    observers.push(this)
  }
  observe() {}
}

/** A page with the place, which says nothing yet. */
function place(moment: string): HTMLElement {
  document.documentElement.lang = 'de'
  document.body.innerHTML = `<time data-mount="cut-off" data-text="bei Bestellung bis {}" datetime="${moment}"></time>`
  return document.body.firstElementChild as HTMLElement
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 9) })
  vi.stubGlobal('IntersectionObserver', Seen)
})

afterEach(() => {
  observers.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('until when to order is said once its place is seen, in the words and the time of the shopper', () => {
  const element = place(new Date(2026, 10, 27, 14).toISOString())
  mount(element)
  observers[0]?.tell([{ isIntersecting: false }])
  expect(element.textContent).toBe('')
  observers[0]?.tell([{ isIntersecting: true }])
  expect(element.textContent).toBe('bei Bestellung bis 14:00')
  expect(observers[0]?.disconnect).toHaveBeenCalledOnce()
})

test('on another day it says which, without the year that nobody needs', () => {
  const element = place(new Date(2026, 10, 30, 9).toISOString())
  mount(element)
  observers[0]?.tell([{ isIntersecting: true }])
  expect(element.textContent).toBe('bei Bestellung bis 30. Nov., 09:00')
})

test('once the moment has passed nothing is watched; a page that goes watches no longer', () => {
  expect(mount(place(new Date(2026, 10, 27, 8).toISOString()))).toBeUndefined()
  expect(observers).toEqual([])
  const dispose = mount(place(new Date(2026, 10, 27, 14).toISOString()))
  expect(dispose).toBeTypeOf('function')
  if (typeof dispose === 'function') dispose()
  expect(observers[0]?.disconnect).toHaveBeenCalledOnce()
})
