import { describe, expect, it } from 'vitest'

import { consentValue, hasConsent, shouldAskForConsent } from './consent.ts'

const browser = (cookies: string, isPrivate = false) => ({ cookies, isPrivate, isPreview: false })

describe('consent', () => {
  it.each(['US', 'CA'])('R276: in %s, outside EMEA, it counts as granted unless it was refused', country => {
    expect(hasConsent('targeting', country, browser(''))).toBe(true)
    expect(hasConsent('targeting', country, browser('__Host-consent=C0001:1'))).toBe(true)
    expect(hasConsent('targeting', country, browser('a=b; __Host-consent=C0001:1,C0004:0; c=d'))).toBe(false)
  })

  it.each(['GB', 'FR', 'DE', 'IT', 'ES', 'CH', 'NO', 'ZA', 'AE'])(
    'R277: in %s each category needs its own flag',
    country => {
      expect(hasConsent('targeting', country, browser(''))).toBe(false)
      expect(hasConsent('targeting', country, browser('__Host-consent=C0001:1,C0002:1,C0003:1'))).toBe(false)
      expect(hasConsent('targeting', country, browser('__Host-consent=C0001:1,C0004:0'))).toBe(false)
      expect(hasConsent('targeting', country, browser('other=1; __Host-consent=C0001%3A1%2CC0004%3A1'))).toBe(true)
      expect(hasConsent('analytics', country, browser('__Host-consent=C0001:1,C0004:1'))).toBe(false)
    },
  )

  it('Global Privacy Control is a no everywhere, until somebody agrees here', () => {
    for (const country of ['US', 'DE']) {
      expect(hasConsent('targeting', country, browser('', true))).toBe(false)
      expect(hasConsent('targeting', country, browser('__Host-consent=C0001:1,C0004:1', true))).toBe(true)
    }
  })

  it('R074: a preview counts as a yes to everything, and nobody is asked there', () => {
    const preview = { ...browser('__Host-consent=C0001:1,C0002:0,C0003:0,C0004:0', true), isPreview: true }
    for (const category of ['required', 'analytics', 'functional', 'targeting'] as const)
      expect(hasConsent(category, 'DE', preview)).toBe(true)
    expect(shouldAskForConsent('DE', { ...browser(''), isPreview: true })).toBe(false)
  })

  it('R163, D56: what was chosen is a flag for each of C0001 to C0004, the first of them always 1', () => {
    expect(consentValue([])).toBe('C0001:1,C0002:0,C0003:0,C0004:0')
    expect(consentValue(['analytics', 'targeting'])).toBe('C0001:1,C0002:1,C0003:0,C0004:1')
  })

  it('is asked for once, where one asks first, of nobody whose browser has answered', () => {
    expect(shouldAskForConsent('DE', browser(''))).toBe(true)
    expect(shouldAskForConsent('US', browser(''))).toBe(false)
    expect(shouldAskForConsent('DE', browser('', true))).toBe(false)
    expect(shouldAskForConsent('DE', browser(`__Host-consent=${encodeURIComponent(consentValue([]))}`))).toBe(false)
  })
})
