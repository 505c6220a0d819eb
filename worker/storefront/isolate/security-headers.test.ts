import { expect, it } from 'vitest'

import type { Match } from '#routes/match.ts'

import { securityHeadersOf } from './security-headers.ts'

const securityHeaders = { none: {}, frames: {}, framed: {}, camera: {} }
const headersOf = (name: Match['name']) => securityHeadersOf({ securityHeaders }, { name, params: {} })

it('pages that are allowed the same have one object, by which the headers of stored pages are kept', () => {
  expect(headersOf('home')).toBe(securityHeaders.none)
  expect(headersOf('category')).toBe(headersOf('home'))
  expect(securityHeadersOf({ securityHeaders }, undefined)).toBe(securityHeaders.none)
})

it('the camera belongs to the pages of a store’s staff', () => {
  expect(headersOf('storeIpads')).toBe(securityHeaders.camera)
  expect(headersOf('associateLogin')).toBe(securityHeaders.camera)
})
