import { expect, test } from 'vitest'

import { roles } from '../staff/roles.ts'
import { firstPlaceOf, deskPageAt, roomsOf } from './rooms.ts'

test('a role sees the rooms in which something is open to it, and begins in the first, support with the orders', () => {
  expect(roomsOf('warehouse', true).map(({ name, places }) => [name, places.map(one => one.name)])).toEqual([
    ['Orders', ['Orders', 'Events', 'Warehouse']],
  ])
  expect(roomsOf('viewer', true).map(({ name }) => name)).toEqual(['Redirects', 'Content', 'Visitors'])
  expect(roles.map(firstPlaceOf)).toEqual([
    '/redirects',
    '/redirects',
    '/redirects',
    '/orders',
    '/orders',
    '/redirects',
  ])
})

test('the embedded platform’s pages are there only where it is', () => {
  const addresses = roomsOf('engineer', false).flatMap(({ places }) => places.map(({ href }) => href))
  expect(addresses.filter(href => href.startsWith('/admin/'))).toEqual([])
  expect(roomsOf('engineer', true).flatMap(({ places }) => places)).toHaveLength(addresses.length + 3)
})

test('a page belongs to the place whose address it begins with', () => {
  const open = roomsOf('engineer', true)
  const nameAt = (path: string) => deskPageAt(open, path)?.name
  expect(nameAt('/redirects')).toBe('Rules')
  expect(nameAt('/redirects/draft/publish')).toBe('Draft')
  expect(nameAt('/redirects/rule')).toBe('Rules')
  expect(nameAt('/visitors/errors')).toBe('Errors')
  expect(nameAt('/orders/fellholm-us/100234')).toBe('Orders')
  expect(nameAt('/ordersomething')).toBeUndefined()
})
