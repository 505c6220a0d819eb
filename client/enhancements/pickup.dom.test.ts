import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { myStoreCookie } from '#src/shop/stores/model/my-store.ts'

// What a shopper's browser fetches when it is wanted is here from the start, so that no test waits for it.
import './availability.ts'
import { mount } from './pickup.ts'

const [small, medium] = ['410011000003', '410011000010']
const hasStore = () => {
  document.cookie = `${myStoreCookie}=${encodeURIComponent('s-us-denver~Denver')}; secure; path=/`
}

beforeEach(() => {
  document.documentElement.dataset.locale = 'en-us'
  // Denver has the medium one alone.
  vi.stubGlobal('fetch', async (address: string | Request, init?: RequestInit) => {
    const said = `${typeof address === 'string' ? address : address.url} ${typeof init?.body === 'string' ? init.body : ''}`
    const upc = said.includes(medium) ? medium : small
    return Response.json({ items: [{ upc, state: upc === medium ? 'in-stock' : 'out' }] })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.cookie = `${myStoreCookie}=; secure; path=/; max-age=0`
})

/** A product page with two sizes and the choice in its template; folded, where it is opened with a size. */
function open({ isFolded = false } = {}) {
  const radio = (way: string, more = '') =>
    `<label><input type="radio" name="way" value="${way}" ${more}><span></span></label>`
  const [around, none] = isFolded ? ['details', '<a>Find it in a store</a>'] : ['div', '']
  document.body.innerHTML = `<main><form>
    <input type="radio" name="upc" value="${small}" ${isFolded ? 'checked' : ''}><input type="radio" name="upc" value="${medium}">
    <${around} data-mount="pickup" data-product="FH10011" data-choose="Pick up at {}" data-there="Pick up at {}, today" data-gone="Out of stock at {}" data-sts="Ship to {}, free">
      <template><fieldset><input type="hidden" name="storeId">${radio('home', 'checked')}${radio('pickup')}${radio('sts')}</fieldset></template>
    ${none}</${around}></form></main>`
  const element = document.querySelector<HTMLElement>('[data-mount]') as HTMLElement
  const dispose = mount(element)
  const way = (name: string) => element.querySelector<HTMLInputElement>(`[name="way"][value="${name}"]`)
  const size = (upc: string) => document.querySelector<HTMLInputElement>(`[name="upc"][value="${upc}"]`)
  const says = (name: string) => way(name)?.nextElementSibling?.textContent
  return { element, dispose, way, size, says }
}

it('R411: without a store of one’s own nothing is offered, and the form says nothing of it', async () => {
  const { element, way } = open()
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(way('home')).toBeNull()
  expect([...new FormData(element.closest('form') as HTMLFormElement).keys()]).toEqual([])
})

it('R411: with one it is offered by name, follows the size, and leaves pickup where the store has none', async () => {
  hasStore()
  const { element, way, size, says } = open()
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(way('home'), 'nothing moves before a size is chosen').toBeNull()
  size(medium)?.click()
  await vi.waitFor(() => expect(says('pickup')).toBe('Pick up at Denver, today'))
  expect(says('sts')).toBe('Ship to Denver, free')
  way('pickup')?.click()
  const form = element.closest('form') as HTMLFormElement
  expect(Object.fromEntries(new FormData(form))).toEqual({ upc: medium, storeId: 's-us-denver', way: 'pickup' })
  size(small)?.click()
  await vi.waitFor(() => expect(says('pickup')).toBe('Out of stock at Denver'))
  expect([way('pickup')?.disabled, way('home')?.checked]).toEqual([true, true])
})

it('R411: on a page that is opened with a size it is folded, and comes in the place of the way to a store', async () => {
  const without = open({ isFolded: true })
  await new Promise(resolve => setTimeout(resolve, 20))
  expect([without.way('home'), without.element.textContent?.trim()]).toEqual([null, 'Find it in a store'])
  hasStore()
  const { element, says } = open({ isFolded: true })
  await vi.waitFor(() => expect(says('pickup')).toBe('Out of stock at Denver'))
  expect([(element as HTMLDetailsElement).open, element.querySelector('a')]).toEqual([false, null])
})
