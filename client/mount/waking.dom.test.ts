import { beforeEach, expect, test, vi } from 'vitest'

import { listening } from './listening.ts'
import type { Mount } from './mount.ts'

/** Name → what the registry gives for it; its code comes when the test lets it. */
const registry = vi.hoisted(() => new Map<string, () => Promise<unknown>>())
vi.mock('./registry.ts', () => ({ mountOf: (name: string) => registry.get(name)?.() }))

import { dispose } from './mounted.ts'
import { islandsReady, startWaking, wakeIn } from './waking.ts'

const part = (name: string, wake: string) =>
  `<div data-mount="${name}" data-wake="${wake}" data-props="{}"><input name="${name}" /><button type="button">Open</button></div>`

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** A part of a name whose mounts and disposals are seen. */
function named(name: string) {
  const end = vi.fn()
  const mount = vi.fn<Mount>(() => end)
  registry.set(name, () => Promise.resolve(mount))
  return { mount, end }
}

/** A part whose code comes when `come` is called, and what it heard. */
function late(name: string, types: readonly string[]) {
  const code = Promise.withResolvers<Mount>()
  const heard: string[] = []
  const hear = (event: Event) => heard.push(`${event.type} ${(event.target as HTMLElement).localName}`)
  registry.set(name, () => code.promise)
  return {
    heard,
    come: () => code.resolve(listening(Object.fromEntries(types.map(type => [type, hear])))),
    fail: () => code.reject(new Error('no connection')),
  }
}

beforeEach(() => registry.clear())

// First, while nothing listens yet.
test('a field that had the focus before the script came wakes its part without another sign', async () => {
  const { mount } = named('search')
  document.body.innerHTML = part('search', 'interaction')
  field('search')?.focus()
  expect(mount).not.toHaveBeenCalled()
  startWaking()
  await vi.waitFor(() => expect(mount).toHaveBeenCalledOnce())
})

test('a part that wakes with the page is mounted at once, one that waits for a press or never wakes is not', async () => {
  const [stores, search, still] = ['stores', 'search', 'still'].map(named)
  document.body.innerHTML = part('stores', 'load') + part('search', 'interaction') + part('still', 'never')
  wakeIn(document)
  await vi.waitFor(() => expect(stores?.mount).toHaveBeenCalledOnce())
  field('still')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await Promise.resolve()
  expect([search, still].map(one => one?.mount.mock.calls.length)).toEqual([0, 0])
})

test.each(['focusin', 'pointerdown', 'pointerover', 'keydown', 'input', 'change', 'toggle'])(
  '%s in a part wakes it, and the part is told of it once',
  async type => {
    const { heard, come } = late('search', [type])
    document.body.innerHTML = part('search', 'interaction')
    const above = vi.fn()
    document.body.addEventListener(type, above)
    field('search')?.dispatchEvent(new Event(type, { bubbles: type !== 'toggle' }))
    come()
    await vi.waitFor(() => expect(heard).toEqual([`${type} input`]))
    expect(above).toHaveBeenCalledTimes(type === 'toggle' ? 0 : 1)
    document.body.removeEventListener(type, above)
  },
)

test('a press that needs the code is held back and given again once it is there', async () => {
  const { heard, come } = late('map', ['click'])
  document.body.innerHTML = part('map', 'interaction')
  const button = document.querySelector('button') as HTMLButtonElement
  const elsewhere = vi.fn()
  document.addEventListener('click', elsewhere)
  button.click()
  expect([elsewhere.mock.calls.length, button.ariaBusy ?? button.getAttribute('aria-busy')]).toEqual([0, 'true'])
  come()
  await vi.waitFor(() => expect(heard).toEqual(['click button']))
  expect([elsewhere.mock.calls.length, button.hasAttribute('aria-busy')]).toEqual([1, false])
  document.removeEventListener('click', elsewhere)
})

test('a press whose code does not come does what it does without, and the next sign asks for the code again', async () => {
  vi.stubGlobal('reportError', vi.fn())
  const { fail } = late('map', ['click'])
  document.body.innerHTML = part('map', 'interaction')
  const elsewhere = vi.fn()
  document.addEventListener('click', elsewhere)
  document.querySelector('button')?.click()
  fail()
  await vi.waitFor(() => expect(elsewhere).toHaveBeenCalledOnce())
  document.removeEventListener('click', elsewhere)
  const { mount } = named('map')
  field('map')?.dispatchEvent(new Event('focusin', { bubbles: true }))
  await vi.waitFor(() => expect(mount).toHaveBeenCalledOnce())
  vi.unstubAllGlobals()
})

test('a form waits for the islands in it that wake with the page, and for nothing else', async () => {
  const { come } = late('card-fields', [])
  document.body.innerHTML = `<form>${part('card-fields', 'load')}${part('search', 'interaction')}</form>`
  const form = document.querySelector('form') as HTMLFormElement
  wakeIn(document)
  const awake = islandsReady(form)
  expect(awake).toBeInstanceOf(Promise)
  come()
  await awake
  expect(islandsReady(form)).toBeUndefined()
})

test('R413: a form waits for what makes photographs smaller, once its field was touched', async () => {
  const { come } = late('photos', [])
  document.body.innerHTML = '<form><div data-mount="photos"><input type="file"></div></form>'
  const form = document.querySelector('form') as HTMLFormElement
  expect(islandsReady(form)).toBeUndefined()
  document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }))
  const awake = islandsReady(form)
  expect(awake).toBeInstanceOf(Promise)
  come()
  await awake
  expect(islandsReady(form)).toBeUndefined()
})

test('a form waits for what it stands in, so that a press before its code is there leads nowhere', async () => {
  const { come } = late('delivery', [])
  document.body.innerHTML = '<div data-mount="delivery" data-wake="load"><form></form></div>'
  const form = document.querySelector('form') as HTMLFormElement
  wakeIn(document)
  const awake = islandsReady(form)
  expect(awake).toBeInstanceOf(Promise)
  come()
  await awake
  expect(islandsReady(form)).toBeUndefined()
})

test('with a page goes what was mounted in it, also what mounts late; the frame around it stays', async () => {
  const [shelf, search] = ['shelf', 'search'].map(named)
  const code = Promise.withResolvers<Mount>()
  const slow = vi.fn()
  registry.set('slow', () => code.promise)
  document.body.innerHTML = `${part('search', 'load')}<main>${part('shelf', 'load')}${part('slow', 'load')}</main>`
  wakeIn(document)
  await vi.waitFor(() => expect([shelf, search].map(one => one?.mount.mock.calls.length)).toEqual([1, 1]))
  dispose(document.querySelector('main') as HTMLElement)
  code.resolve(() => slow)
  await vi.waitFor(() => expect(slow).toHaveBeenCalledOnce())
  expect([shelf, search].map(one => one?.end.mock.calls.length)).toEqual([1, 0])
})

test('a component that listens hears nothing once it is disposed', () => {
  document.body.innerHTML = '<div><button type="button">More</button></div>'
  const root = document.querySelector('div') as HTMLElement
  const hear = vi.fn()
  const end = listening({ click: hear, toggle: hear })(root) as () => void
  document.querySelector('button')?.click()
  document.querySelector('button')?.dispatchEvent(new Event('toggle'))
  expect(hear).toHaveBeenCalledTimes(2)
  end()
  document.querySelector('button')?.click()
  document.querySelector('button')?.dispatchEvent(new Event('toggle'))
  expect(hear).toHaveBeenCalledTimes(2)
})

test('a part of a page that is left before it was seen to come into view stays asleep; one that is there wakes', async () => {
  let see: IntersectionObserverCallback = () => undefined
  const observer = { observe: vi.fn(), unobserve: vi.fn() } as unknown as IntersectionObserver
  vi.stubGlobal('IntersectionObserver', function observing(callback: IntersectionObserverCallback) {
    see = callback
    return observer
  })
  const [left, shown] = [named('left'), named('shown')]
  document.body.innerHTML = `<main>${part('left', 'visible')}${part('shown', 'visible')}</main>`
  wakeIn(document)
  const [first, second] = [...document.querySelectorAll('[data-mount]')]
  first?.remove()
  const entry = (target: Element | undefined) => ({ isIntersecting: true, target }) as IntersectionObserverEntry
  see([entry(first), entry(second)], observer)
  await vi.waitFor(() => expect(shown.mount).toHaveBeenCalledOnce())
  expect(left.mount).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
