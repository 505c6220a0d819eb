import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { identityAddress, identityAddresses, identityOrigins } from './identity-addresses.ts'

const given = 'google=https://id.example/authorize?client_id=fellholm&scope=openid%20email'
const asked = { redirect_uri: 'https://store.example/en-us/social-sign-in', state: 'only-we-know' }

describe('IDENTITY_ADDRESSES', () => {
  it('a provider is asked at its own address, with client, scope, where to come back to and the state', () => {
    const url = new URL(identityAddress(v.parse(identityAddresses, given), 'google', asked) ?? '')
    expect(url.origin + url.pathname).toBe('https://id.example/authorize')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'fellholm',
      scope: 'openid email',
      response_type: 'code',
      ...asked,
    })
  })

  it('whoever is not named is played by the embedded platform', () => {
    expect(identityAddress(v.parse(identityAddresses, given), 'facebook', asked)).toBeUndefined()
    expect(v.parse(identityAddresses, undefined)).toEqual({})
  })

  it('forms may lead to the origins that are named, and to no other', () => {
    expect(identityOrigins(v.parse(identityAddresses, `${given} facebook=https://face.example/in`))).toEqual([
      'https://id.example',
      'https://face.example',
    ])
  })

  it('an unknown provider or an address without TLS is refused when the store starts', () => {
    for (const wrong of ['google=http://id.example', 'twitter=https://id.example', 'google'])
      expect(v.safeParse(identityAddresses, wrong).success).toBe(false)
  })
})
