import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { BrowserEvent } from '#src/measurement/events.ts'
import { originsIn } from '#src/measurement/interaction-origins.ts'

import { commandAnswered } from '#src/kit/events.ts'

import { startInteractions } from './interactions.ts'
import { measurePage } from './page-events.ts'
import { flush, forgetWaiting, hearMeasured, measure } from './queue.ts'
import { forgetScrollDepth, startScrollDepth } from './scroll-depth.ts'
import { hasTagManager } from './tag-manager.ts'

const sent: BrowserEvent[] = []

startScrollDepth()
startInteractions(() => undefined)

const consent = (flags: string) => void (document.cookie = `__Host-consent=${flags}; path=/; Secure`)
const parametersOf = (name: string) => sent.filter(event => event.name === name).map(({ parameters }) => parameters)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  sent.length = 0
  forgetWaiting()
  forgetScrollDepth()
  document.documentElement.dataset.locale = 'en-us'
  history.replaceState(null, '', '/en-us')
  consent('C0001:1,C0002:1,C0003:1,C0004:1')
  navigator.sendBeacon = (_, body) => {
    void (body as Blob).text().then(text => sent.push(...(JSON.parse(text) as { events: BrowserEvent[] }).events))
    return true
  }
})
afterEach(() => vi.useRealTimers())

const settled = () => vi.advanceTimersByTimeAsync(6_000)

it('R072: how far a page was scrolled is reported at 25, 50, 75 and 100 percent, each once a page', async () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4_000)
  vi.stubGlobal('innerHeight', 1_000)
  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y)
    dispatchEvent(new Event('scroll'))
  }
  for (const y of [10, 1_010, 500, 1_010]) scrollTo(y)
  await settled()
  expect(parametersOf('scroll')).toEqual([{ percent: 25 }, { percent: 50 }])
  scrollTo(3_000)
  await settled()
  expect(parametersOf('scroll')).toEqual([{ percent: 25 }, { percent: 50 }, { percent: 75 }, { percent: 100 }])
  forgetScrollDepth()
  scrollTo(0)
  await settled()
  expect(parametersOf('scroll')).toHaveLength(5)
})

it('R384: in the sandbox an event waits 500 ms before it counts; elsewhere it counts at once', async () => {
  history.replaceState(null, '', '/en-us/sandbox')
  measure('login', {})
  await vi.advanceTimersByTimeAsync(499)
  await flush()
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await flush()
  await settled()
  expect(sent.map(({ name }) => name)).toEqual(['login'])
  history.replaceState(null, '', '/en-us')
  measure('login', {})
  await flush()
  await settled()
  expect(sent).toHaveLength(2)
})

it('R277: what was measured before an answer waits, is sent after a yes, and is dropped after a no', async () => {
  document.documentElement.dataset.locale = 'de-de'
  document.cookie = '__Host-consent=; path=/; max-age=0; Secure'
  measure('view_cart', {})
  await settled()
  expect(sent).toEqual([])
  consent('C0001:1,C0002:1,C0003:0,C0004:0')
  await flush()
  await settled()
  expect(sent.map(({ name }) => name)).toEqual(['view_cart'])
  consent('C0001:1,C0002:0,C0003:0,C0004:0')
  measure('login', {})
  await settled()
  consent('C0001:1,C0002:1,C0003:0,C0004:0')
  await flush()
  await settled()
  expect(sent).toHaveLength(1)
})

it('what was measured is sent before a page is left, however slow the look-up of the country is, where somebody has answered', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const beacons = vi.fn(() => true)
  navigator.sendBeacon = beacons
  measure('view_cart', {})
  void flush()
  expect(beacons).toHaveBeenCalledTimes(1)
})

it('what waited long for an answer is sent in batches that the worker takes, the latest 200 of it', async () => {
  document.documentElement.dataset.locale = 'de-de'
  document.cookie = '__Host-consent=; path=/; max-age=0; Secure'
  for (let n = 0; n < 230; n += 1) measure('search', { search_term: `${n}` })
  const sizes: number[] = []
  navigator.sendBeacon = (_, body) => {
    void (body as Blob).text().then(text => {
      const { events } = JSON.parse(text) as { events: BrowserEvent[] }
      sizes.push(events.length)
      sent.push(...events)
    })
    return true
  }
  consent('C0001:1,C0002:1,C0003:0,C0004:0')
  await flush()
  await settled()
  expect(sizes).toEqual([50, 50, 50, 50])
  expect(parametersOf('search').at(0)).toEqual({ search_term: '30' })
})

it('a tag manager is loaded after a yes and told who it is before anything that happened; after none it is not there', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json({ user: { loggedIn: false }, tagManager: '/tags.js' }))
  })
  consent('C0001:1,C0002:0,C0003:0,C0004:0')
  measure('view_cart', {})
  await settled()
  expect([asked.filter(address => address.includes('/-/events/user')), hasTagManager()]).toEqual([[], false])
  consent('C0001:1,C0002:1,C0003:0,C0004:0')
  vi.resetModules()
  const fresh = await import('./queue.ts')
  fresh.measure('login', {})
  await fresh.flush()
  await settled()
  const { dataLayer } = globalThis as { dataLayer?: object[] }
  expect(dataLayer).toEqual([
    { event: 'visitor', loggedIn: false },
    { event: 'login', page_path: '/en-us' },
  ])
  expect(document.querySelector<HTMLScriptElement>('head script[async]')?.src).toContain('/tags.js')
})

it('a page that is left asks for no tag manager; what it would have told is told by the next that is sent, unless there was a no between', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json({ user: { loggedIn: false }, tagManager: '/tags.js' }))
  })
  delete (globalThis as { dataLayer?: object[] }).dataLayer
  vi.resetModules()
  const fresh = await import('./queue.ts')
  const isHidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fresh.measure('login', {})
  await fresh.flush()
  expect(asked).toEqual([])
  // A no drops it.
  fresh.forgetWaiting()
  fresh.measure('sign_up', {})
  await fresh.flush()
  isHidden.mockRestore()
  fresh.measure('view_cart', {})
  await fresh.flush()
  await settled()
  const { dataLayer = [] } = globalThis as { dataLayer?: { event?: string }[] }
  expect(dataLayer.map(({ event }) => event)).toEqual(['visitor', 'sign_up', 'view_cart'])
})

it('R164: a product that is pressed keeps where it was found: grid, search, each finder by its own name, recommendations; opened directly it is direct-to-pdp', async () => {
  const origin = async (path: string, html: string) => {
    history.replaceState(null, '', path)
    document.body.innerHTML = `<main>${html}</main>`
    document.querySelector('a')?.addEventListener('click', event => event.preventDefault())
    document.querySelector('a')?.click()
    await settled()
    return originsIn(document.cookie).get('FH15011')
  }
  const link = '<a href="/en-us/p/parka-fh15011">Parka</a>'
  expect(await origin('/en-us/c/women', `<ul><li>${link}</li></ul>`)).toBe('grid')
  expect(await origin('/en-us/search?q=parka', link)).toBe('search')
  expect(await origin('/en-us/finder/jacket?for=women', link)).toBe('jacket-finder')
  expect(await origin('/fr-ca/finder/boot?for=men', link)).toBe('footwear-finder')
  expect(await origin('/en-us/finder/pack', link)).toBe('backpack-finder')
  expect(await origin('/en-us/finder/tent', link)).toBe('tent-sleepingbag-guide')
  expect(await origin('/en-us/finder/constructor', link)).toBe('explore-collection')
  expect(await origin('/en-us/compare', link)).toBe('product-compare')
  const recommended = `<div data-mount="section-recommendations">${link}</div>`
  expect(await origin('/en-us/cart', recommended)).toBe('recommendation-carousel')
  expect(parametersOf('select_item')).toHaveLength(9)
  history.replaceState(null, '', '/en-us/p/tent-fh99001')
  measurePage()
  await settled()
  expect(originsIn(document.cookie).get('FH99001')).toBe('direct-to-pdp')
  history.replaceState(null, '', '/en-us/p/parka-fh15011')
  measurePage()
  await settled()
  expect(originsIn(document.cookie).get('FH15011')).toBe('recommendation-carousel')
})

const pressOnListing = () => {
  history.replaceState(null, '', '/en-us/c/women')
  document.body.innerHTML = '<main><a href="/en-us/p/parka-fh15011">Parka</a></main>'
  const link = document.querySelector('a')
  link?.addEventListener('click', event => event.preventDefault())
  link?.click()
  // As a soft navigation does at once.
  history.replaceState(null, '', '/en-us/p/parka-fh15011')
}

it('R164: a press waits for nothing: it is measured after it, or as the page is left, as one on the page that it was made on', async () => {
  Reflect.deleteProperty(globalThis, 'dataLayer')
  const selected = { list: 'category', items: [{ item_id: 'FH15011', origin: 'grid' }] }
  const measured = vi.fn<(event: BrowserEvent) => void>()
  hearMeasured(measured)
  pressOnListing()
  expect(measured).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(measured).toHaveBeenCalledTimes(1)
  expect(sent).toEqual([])
  await settled()
  expect(sent.map(({ name, path, parameters }) => ({ name, path, parameters }))).toEqual([
    { name: 'select_item', path: '/en-us/c/women', parameters: selected },
  ])
  pressOnListing()
  dispatchEvent(new Event('pagehide'))
  expect(measured).toHaveBeenCalledTimes(2)
})

it('a press is sent at once where a tag manager is told of it', async () => {
  vi.stubGlobal('dataLayer', [])
  pressOnListing()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(parametersOf('select_item')).toHaveLength(1)
})

it('what a form did is an event of its command, and of no other', async () => {
  history.replaceState(null, '', '/en-us/p/parka-fh15011')
  document.body.innerHTML = '<form data-command="cart/add"><input name="upc" value="0615011000017"></form>'
  const form = document.querySelector('form') as HTMLFormElement
  const answered = (detail: object) => form.dispatchEvent(new CustomEvent(commandAnswered, { bubbles: true, detail }))
  answered({ ok: false, code: 'INV405', problems: {} })
  answered({ ok: true, value: {} })
  form.dataset.command = 'constructor'
  answered({ ok: true, value: {} })
  await settled()
  expect(sent.map(({ name }) => name)).toEqual(['add_to_cart'])
  expect(parametersOf('add_to_cart')).toEqual([{ items: [{ item_id: 'FH15011', item_variant: '0615011000017' }] }])
})
