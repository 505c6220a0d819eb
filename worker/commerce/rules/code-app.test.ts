import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'

import { systemRandom } from '../random.ts'
import { appAddress, newSecret, stepOf } from './code-app.ts'
import { newRecoveryCodes, readableCode, typedCode } from './recovery-codes.ts'

/** The secret of RFC 6238, appendix B, and the last six of the digits there. */
const secret = Secret.fromUTF8('12345678901234567890').base32
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const

describe('codes of a code app', () => {
  it.each(vectors)('RFC 6238: at %i s the code is %s, and it is of that interval', (at, code) => {
    expect(stepOf(secret, code, at * 1000)).toBe(Math.floor(at / 30))
  })

  it('a code of the interval before or after is one, of the second before none; what is no code is none', () => {
    const at = 1_234_567_890_000
    expect(stepOf(secret, '005924', at + 30_000)).toBe(Math.floor(at / 30_000))
    expect(stepOf(secret, '005924', at - 30_000)).toBe(Math.floor(at / 30_000))
    expect(stepOf(secret, '005924', at + 60_000)).toBeUndefined()
    for (const other of ['005925', '5924', '00592 4', 'abcdef', '']) expect(stepOf(secret, other, at)).toBeUndefined()
  })

  it('a new secret has 160 bits, and its address is what an app reads', () => {
    const made = newSecret(systemRandom)
    expect(made).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret(systemRandom)).not.toBe(made)
    const address = new URL(appAddress(made, 'ada@example.com'))
    expect([address.protocol, address.searchParams.get('secret')]).toEqual(['otpauth:', made])
    const code = new TOTP({ secret: Secret.fromBase32(made) }).generate({ timestamp: 90_000 })
    expect(stepOf(made, code, 90_000)).toBe(3)
  })
})

it('recovery codes are ten, all different, and are read however they are typed', () => {
  const codes = newRecoveryCodes(systemRandom)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[a-z0-9]{10}$/)
    expect(typedCode(` ${readableCode(code).toUpperCase()} `)).toBe(code)
  }
})
