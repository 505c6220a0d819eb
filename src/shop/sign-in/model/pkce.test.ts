import { describe, expect, it } from 'vitest'

import { createPkce } from './pkce.ts'

describe('the proof that goes with a sign-in (PKCE, RFC 7636)', () => {
  it('gives the challenge that appendix B of the RFC works out for its verifier', async () => {
    const bytes = [
      116, 24, 223, 180, 151, 153, 224, 37, 79, 250, 96, 125, 216, 173, 187, 186, 22, 212, 37, 77, 105, 214, 191, 240,
      91, 88, 5, 88, 83, 132, 141, 121,
    ]
    expect(await createPkce(() => Uint8Array.from(bytes))).toEqual({
      codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    })
  })

  it('is another one every time', async () => {
    const [one, other] = await Promise.all([createPkce(), createPkce()])
    expect(one.codeVerifier).not.toBe(other.codeVerifier)
  })
})
