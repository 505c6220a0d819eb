import { describe, expect, it } from 'vitest'

import { hasConsent } from './consent.ts'

describe('consent', () => {
  it.each(['US', 'CA'])('R276: in %s, outside EMEA, it counts as granted unless it was refused', country => {
    expect(hasConsent('targeting', country, '')).toBe(true)
    expect(hasConsent('targeting', country, 'consent=C0001:1')).toBe(true)
    expect(hasConsent('targeting', country, 'a=b; consent=C0001:1,C0004:0; c=d')).toBe(false)
  })

  it.each(['GB', 'FR', 'DE', 'IT', 'ES', 'CH', 'NO', 'ZA', 'AE'])(
    'R277: in %s each category needs its own flag',
    country => {
      expect(hasConsent('targeting', country, '')).toBe(false)
      expect(hasConsent('targeting', country, 'consent=C0001:1,C0002:1,C0003:1')).toBe(false)
      expect(hasConsent('targeting', country, 'consent=C0001:1,C0004:0')).toBe(false)
      expect(hasConsent('targeting', country, 'other=1; consent=C0001%3A1%2CC0004%3A1')).toBe(true)
      expect(hasConsent('analytics', country, 'consent=C0001:1,C0004:1')).toBe(false)
    },
  )
})
