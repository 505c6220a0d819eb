import { expect, it } from 'vitest'

import { visitorId, visitorIdIn } from './visitor-id.ts'

it('R265, R266: a visitor id is vuid_ and hex characters, 32 characters in all; anything else is none', () => {
  expect(visitorId()).toMatch(/^vuid_[0-9a-f]{27}$/)
  expect(visitorIdIn('a=b; __Host-vuid=vuid_0f; c=d')).toBe('vuid_0f')
  expect(visitorIdIn('__Host-vuid=vuid_; a=b')).toBeUndefined()
  expect(visitorIdIn('__Host-vuid=somebody')).toBeUndefined()
  expect(visitorIdIn('__Host-vuid=vuid_<script>')).toBeUndefined()
})
