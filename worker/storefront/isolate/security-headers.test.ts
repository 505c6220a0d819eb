import { expect, it } from 'vitest'

import type { Match } from '#routes/match.ts'

import { securityHeadersOf } from './security-headers.ts'

const securityHeaders = { public: {}, personal: {}, frames: {}, framed: {}, camera: {} }
const headersOf = (name: Match['name']) => securityHeadersOf({ securityHeaders }, { name, params: {} })

it('pages of the same purpose have one object, by which the headers of stored pages are kept', () => {
  expect(headersOf('home')).toBe(securityHeaders.public)
  expect(headersOf('category')).toBe(headersOf('home'))
  expect(securityHeadersOf({ securityHeaders }, undefined)).toBe(securityHeaders.public)
})

it('what is somebody’s has headers of its own', () => {
  expect(headersOf('cart')).toBe(securityHeaders.personal)
  expect(headersOf('signIn')).toBe(securityHeaders.personal)
})

it('the camera belongs to the pages of a store’s staff', () => {
  expect(headersOf('storeIpads')).toBe(securityHeaders.camera)
  expect(headersOf('associateLogin')).toBe(securityHeaders.camera)
})
