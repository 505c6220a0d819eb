import { beforeEach, expect, it, vi } from 'vitest'

import { keepLastPlace } from '#src/visitor/last-place.ts'

import { mount } from './postal-code.ts'

const asked: string[] = []

const known: Readonly<Record<string, object>> = {
  '80202': { city: 'Denver', province: 'CO' },
  '10001': { city: 'New York', province: 'NY' },
  '59001': { province: 'MT' },
}

beforeEach(() => {
  asked.length = 0
  document.documentElement.dataset.locale = 'en-us'
  vi.stubGlobal('fetch', async (address: string | Request) => {
    const { pathname } = new URL(typeof address === 'string' ? address : address.url, location.href)
    asked.push(pathname)
    return Response.json(known[pathname.slice(pathname.lastIndexOf('/') + 1)] ?? {})
  })
  document.body.innerHTML = `<form><input type="hidden" name="countryCode" value="US"><div>
    <input name="postalCode"><input name="city">
    <select name="province"><option value=""></option><option>CO</option><option>NY</option><option>MT</option></select>
  </div></form>`
  const root = document.querySelector('div')
  if (root !== null) void mount(root)
})

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const values = () => [field('city')?.value, field('province')?.value]

async function type(name: string, value: string) {
  const control = field(name)
  if (control === null) return
  control.value = value
  control.dispatchEvent(new Event('change', { bubbles: true }))
  await new Promise(resolve => setTimeout(resolve, 20))
}

it('a postal code fills in its town and region, and another one those of its own', async () => {
  await type('postalCode', '80202')
  expect(values()).toEqual(['Denver', 'CO'])
  expect(asked).toEqual(['/consumers-v3/utilities/postalCodes/US/80202'])
  await type('postalCode', '10001')
  expect(values()).toEqual(['New York', 'NY'])
})

it('what was typed stays, and what is not known is left to be typed', async () => {
  await type('city', 'Aurora')
  await type('postalCode', '80202')
  expect(values()).toEqual(['Aurora', 'CO'])
  await type('postalCode', '59001')
  expect(values()).toEqual(['Aurora', 'MT'])
})

it('who is in the field of the town when it is filled in types in the place of what came', async () => {
  const city = field('city')
  city?.focus()
  await type('postalCode', '80202')
  city?.setRangeText('Denvr', city.selectionStart ?? 0, city.selectionEnd ?? 0)
  expect(values()).toEqual(['Denvr', 'CO'])
})

it('a platform that does not know the call changes nothing', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await type('postalCode', '80202')
  expect(values()).toEqual(['', ''])
})

it('where one of the countries has letters in its codes, the keyboard is the chosen country’s', () => {
  document.body.innerHTML = `<form>
    <select name="countryCode"><option>DE</option><option>NL</option></select>
    <div data-numeric="FR DE"><input name="postalCode" inputmode="text"></div>
  </form>`
  const root = document.querySelector('div')
  if (root !== null) void mount(root)
  const keyboardOf = (country: string) => {
    const select = document.querySelector('select')
    if (select !== null) select.value = country
    field('postalCode')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    return field('postalCode')?.getAttribute('inputmode')
  }
  expect([keyboardOf('DE'), keyboardOf('NL'), keyboardOf('DE')]).toEqual(['numeric', 'text', 'numeric'])
})

/** An address form after a place was asked for; what stands in it a moment later. */
async function afterAsking(place: string, command: string, value = '') {
  sessionStorage.clear()
  keepLastPlace(place)
  document.body.innerHTML = `<form data-command="${command}"><input type="hidden" name="countryCode" value="US"><div>
    <input name="postalCode" value="${value}"><input name="city"><select name="province"><option value=""></option><option>CO</option></select>
  </div></form>`
  const root = document.querySelector('div')
  if (root !== null) void mount(root)
  await new Promise(resolve => setTimeout(resolve, 20))
  sessionStorage.clear()
  return [field('postalCode')?.value, ...values()]
}

it('in the checkout the postal code that was asked by before is there already, with its town and region', async () => {
  expect(await afterAsking('80202', 'checkout/ship')).toEqual(['80202', 'Denver', 'CO'])
})

it('a town is no postal code, another address is not the one asked by, and what stands there stays', async () => {
  expect(await afterAsking('Denver', 'checkout/ship')).toEqual(['', '', ''])
  expect(await afterAsking('80202', 'account/address')).toEqual(['', '', ''])
  expect(await afterAsking('80202', 'checkout/ship', '10001')).toEqual(['10001', '', ''])
})
