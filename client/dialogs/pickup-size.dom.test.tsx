import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import { openDialog } from './open-dialog.tsx'

vi.mock('../document/style-sheets.ts', () => ({ wholeSheet: () => Promise.resolve() }))

const [small, medium] = ['410011000003', '410011000010']

const store = (name: string, state?: 'in-stock' | 'out') => ({
  id: `s-${name.toLowerCase()}`,
  name,
  addressLine1: '1 Larkspur Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
  latitude: 39,
  longitude: -104,
  phone: '',
  services: ['pickup'],
  hours: [],
  timeZone: 'America/Denver',
  ...(state !== undefined && { inventory: [{ upc: medium, state }] }),
})

const asked: string[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.documentElement.dataset.locale = 'en-us'
  const size = (upc: string, name: string) =>
    `<label><input type="radio" name="upc" value="${upc}"><span>${name}</span></label>`
  document.body.innerHTML = `<main>${size(small, 'S')}${size(medium, 'M')}</main>`
  vi.stubGlobal('fetch', async (address: string | Request, init?: RequestInit) => {
    const url = typeof address === 'string' ? address : address.url
    const said = `${url} ${typeof init?.body === 'string' ? init.body : ''}`
    asked.push(said)
    const isOfSize = said.includes(medium)
    const stores = isOfSize ? [store('Near', 'out'), store('Far', 'in-stock')] : [store('Near'), store('Far')]
    return Response.json({ total: stores.length, stores })
  })
})

const shown = () => new Promise(resolve => setTimeout(resolve, 30))

it('#panel=pickup-in-store asks for the size in its place, then offers the stores that have it, and those without it when asked', async () => {
  const opened = await act(() => openDialog({ name: 'pickup-in-store', frame: 'panel', argument: undefined }, () => {}))
  await act(() => opened.isShown)
  await act(shown)
  const sizes = document.querySelector<HTMLSelectElement>('dialog select[name="pickup-size"]')
  expect([...(sizes?.options ?? [])].map(({ text }) => text).slice(1)).toEqual(['S', 'M'])
  await act(async () => {
    if (sizes === null) return
    sizes.value = medium
    sizes.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await act(shown)
  const choices = () =>
    [...document.querySelectorAll<HTMLInputElement>('dialog input[name="store"]')].map(({ value, disabled }) => [
      value,
      disabled,
    ])
  expect(choices()).toEqual([['s-far', false]])
  expect(document.querySelector('dialog')?.textContent).toContain('1 Larkspur Street, Denver, CO 80202')
  await act(async () => document.querySelector<HTMLInputElement>('dialog input[name="in-stock"]')?.click())
  expect(choices()).toEqual([
    ['s-far', false],
    ['s-near', true],
  ])
  expect(document.querySelector<HTMLInputElement>(`main input[value="${medium}"]`)?.checked).toBe(true)
  expect(asked.some(said => said.includes(medium))).toBe(true)
  await act(async () => opened.close())
})
