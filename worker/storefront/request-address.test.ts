import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { requestAddress } from './request-address.ts'

const origin = 'https://store.example'

beforeEach(() => vi.stubGlobal('LOCAL_BUILD', true))
afterEach(() => vi.unstubAllGlobals())

test('a plain address is read once, and says its path, locale and route', () => {
  const address = requestAddress(`${origin}/en-us/p/parka`)
  expect(address).toMatchObject({ pathname: '/en-us/p/parka', search: '', isPlain: true, isReserved: false })
  expect(address.localePath).toMatchObject({ locale: 'en-us', path: '/p/parka', match: { name: 'product' } })
  expect(requestAddress(`${origin}/en-us/p/parka`)).toBe(address)
})

test('the same path on another host is another address', () => {
  const path = '/identity/login'
  expect(requestAddress(`http://pay.localhost:8787${path}`)).not.toBe(requestAddress(`http://localhost:8787${path}`))
  expect(requestAddress('http://pay.localhost:8787/en-us').isLocal).toBe(true)
  expect(requestAddress('http://localhost:8787/en-us').isLocal).toBe(false)
})

test.each([
  ['a query', '/en-us/c/tents?sort=price', '/en-us/c/tents', '?sort=price'],
  ['a sign that is escaped', '/en-us/c/t%C3%A4nts', '/en-us/c/t%C3%A4nts', ''],
  ['a path that a parser shortens', '/en-us/a/../c', '/en-us/c', ''],
])('an address with %s is parsed, and not remembered', (_, written, pathname, search) => {
  const address = requestAddress(origin + written)
  expect(address).toMatchObject({ pathname, search, isPlain: false })
  expect(requestAddress(origin + written)).not.toBe(address)
})

test('an address longer than those of a store is not remembered', () => {
  const long = `${origin}/en-us/${'a'.repeat(300)}`
  expect(requestAddress(long)).not.toBe(requestAddress(long))
})

test('a thousand addresses that nobody asks for again do not stay', () => {
  const address = requestAddress(`${origin}/en-us/c/packs`)
  for (let index = 0; index < 1_000; index++) requestAddress(`${origin}/en-us/c/${index}`)
  expect(requestAddress(`${origin}/en-us/c/packs`)).not.toBe(address)
})

test.each(['/-/cart', '/assets/main.js', '/cart/v1/cart'])('%s is for machines: no rule is looked up', path => {
  expect(requestAddress(origin + path).isReserved).toBe(true)
})

test('a deployed build answers no local address', () => {
  vi.stubGlobal('LOCAL_BUILD', false)
  expect(requestAddress('http://pay.localhost:8787/en-us/deployed').isLocal).toBe(false)
})
