import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { policyOrigins } from './policy-origins.ts'

describe('POLICY_ORIGINS', () => {
  it('is read as a Content-Security-Policy is written; by default nobody else’s origin is allowed', () => {
    const given = 'script-src https://js.pay.example; frame-src https://js.pay.example https://hooks.pay.example:8443;'
    expect(v.parse(policyOrigins, given)).toEqual({
      'script-src': ['https://js.pay.example'],
      'connect-src': [],
      'frame-src': ['https://js.pay.example', 'https://hooks.pay.example:8443'],
    })
    expect(v.parse(policyOrigins, undefined)).toEqual({ 'script-src': [], 'connect-src': [], 'frame-src': [] })
  })

  it.each([
    "script-src 'unsafe-inline'",
    'script-src *',
    'script-src https:',
    'script-src https://*.pay.example',
    'script-src http://pay.example',
    'script-src https://pay.example/js',
    'default-src https://pay.example',
    'frame-ancestors https://pay.example',
    'https://pay.example',
  ])('%s is refused when the store starts: only https origins, for script, connections and frames', wrong => {
    expect(v.safeParse(policyOrigins, wrong).success).toBe(false)
  })
})
