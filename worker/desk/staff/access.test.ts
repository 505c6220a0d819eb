import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { accessReader } from './access.ts'
import { staffSetting } from './staff-setting.ts'

const team = 'https://fellholm.cloudflareaccess.com'
const audience = 'a'.repeat(64)
const now = Date.parse('2026-11-27T09:00Z')
const seconds = now / 1_000

const own = await generateKeyPair('RS256')
const foreign = await generateKeyPair('RS256')
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(own.publicKey)), kid: 'team', alg: 'RS256' }] })
const staff = v.parse(staffSetting, 'Ada@example.com=publisher grace@example.com=engineer')
const read = accessReader({ team, audience, staff }, keys, () => now)

type Claims = Readonly<Record<string, unknown>>
const good: Claims = {
  email: 'ada@example.com',
  sub: 'ada',
  iss: team,
  aud: [audience],
  iat: seconds,
  exp: seconds + 60,
}

const signed = (claims: Claims, key: CryptoKey = own.privateKey) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'team' }).sign(key)

const refusalOf = async (token: string) => {
  const outcome = await read(token)
  return outcome.kind === 'refused' ? outcome.reason : outcome.kind
}

describe('tokens of Cloudflare Access', () => {
  it('one of the team, for this application and in time, is of the member with that address', async () => {
    expect(await read(await signed(good))).toEqual({
      kind: 'in',
      member: { email: 'ada@example.com', name: 'ada@example.com', role: 'publisher' },
    })
    expect(await read(await signed({ ...good, email: 'ADA@Example.com' }))).toMatchObject({ kind: 'in' })
  })

  it('somebody whom Access let through and who has no role here is told apart', async () => {
    expect(await read(await signed({ ...good, email: 'eve@example.com' }))).toEqual({
      kind: 'unknown',
      email: 'eve@example.com',
    })
  })

  it('signed by a key that is not the team’s, or not signed at all, it is refused', async () => {
    expect(await refusalOf(await signed(good, foreign.privateKey))).toBe('ERR_JWS_SIGNATURE_VERIFICATION_FAILED')
    expect(await refusalOf(new UnsecuredJWT({ ...good }).encode())).toMatch(/^ERR_/)
    const secret = new TextEncoder().encode('a secret that is long enough for this')
    const symmetric = await new SignJWT({ ...good }).setProtectedHeader({ alg: 'HS256', kid: 'team' }).sign(secret)
    expect(await refusalOf(symmetric)).toBe('ERR_JOSE_ALG_NOT_ALLOWED')
    const [head, , signature] = (await signed(good)).split('.')
    const body = btoa(JSON.stringify({ ...good, email: 'grace@example.com' })).replaceAll('=', '')
    expect(await refusalOf(`${head}.${body}.${signature}`)).toBe('ERR_JWS_SIGNATURE_VERIFICATION_FAILED')
  })

  it('of another team, for another application, over, not begun, or without an end, it is refused', async () => {
    const { exp: _, ...endless } = good
    const wrong: readonly (readonly [Claims, string])[] = [
      [{ ...good, iss: 'https://other.cloudflareaccess.com' }, 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
      [{ ...good, aud: ['b'.repeat(64)] }, 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
      [{ ...good, exp: seconds - 1 }, 'ERR_JWT_EXPIRED'],
      [{ ...good, nbf: seconds + 60 }, 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
      [endless, 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
      [{ ...good, email: undefined }, 'no e-mail address'],
    ]
    for (const [claims, code] of wrong) expect(await refusalOf(await signed(claims)), JSON.stringify(claims)).toBe(code)
  })

  it('what is no token, and a team whose keys cannot be had, let nobody in', async () => {
    for (const token of ['', 'x', 'a.b.c', '..']) expect(await refusalOf(token), token).toMatch(/^ERR_/)
    const keyless = accessReader(
      { team, audience, staff },
      () => Promise.reject(new TypeError('no network')),
      () => now,
    )
    expect(await keyless(await signed(good))).toEqual({ kind: 'refused', reason: 'keys not available' })
  })
})

it('STAFF names addresses with roles that there are, and nothing else', () => {
  expect([...v.parse(staffSetting, undefined)]).toEqual([])
  for (const text of ['ada', 'ada@example.com', 'ada@example.com=owner', '=editor'])
    expect(v.safeParse(staffSetting, text).success, text).toBe(false)
})
