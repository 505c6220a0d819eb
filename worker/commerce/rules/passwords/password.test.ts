import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'

import { systemRandom } from '../../random.ts'
import { isCommonPassword } from './common-passwords.ts'
import { checkNewPassword, hashPassword, isPassword } from './password.ts'
import { strongestCost } from './password-cost.ts'

const wren = { email: 'wren.moss@example.com', firstName: 'Wren', lastName: 'Moss-Ägger' }

describe('a new password (D01)', () => {
  it.each([
    ['a'.repeat(7), 'FE872'],
    ['a-quiet-harbour-'.repeat(9), 'FE872'],
    ['Sunshine2024!', 'FE872'],
    ['q1w2e3r4', 'FE872'],
    ['wren.moss@example.com', 'FE872'],
    ['Wren.Moss2026!', 'FE872'],
    ['wrenmossagger', 'FE872'],
    ['m0ssagger99', 'FE872'],
    ['wren-in-the-harbour', undefined],
    ['harbour8', undefined],
    ['ohne Umlaute geht es nicht, öäü', undefined],
  ])('%s: %s', (password, code) => {
    const checked = checkNewPassword(password, password, wren)
    expect(checked.ok ? undefined : checked.code).toBe(code)
  })

  it('FE340 when the repetition differs in any letter', () => {
    expect(checkNewPassword('a-quiet-harbour', 'a-quiet-Harbour', wren)).toMatchObject({ code: 'FE340' })
  })
})

describe('what is tried first', () => {
  it.each([
    'password',
    'P@ssw0rd1',
    'qwertyuiop',
    '12345678',
    '11111111',
    'abcabcabc',
    'Willkommen1',
    'contraseña',
    'Schatz123!',
    '1q2w3e4r',
  ])('%s is common', password => expect(isCommonPassword(password)).toBe(true))

  it.each(['slow-ferry-crossing', 'correct horse battery', 'trail-lantern-42', 'Xk9!vmPq2'])('%s is not', password =>
    expect(isCommonPassword(password)).toBe(false),
  )
})

describe('ASVS 6.2.4: the passwords seen most', () => {
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= 8)

  it('of the 10,000 first ones, and of all 49,000, none that is long enough is taken', () => {
    expect(dictionary['passwords-common'].length).toBeGreaterThan(49_000)
    expect(longEnough.filter(password => !isCommonPassword(password))).toEqual([])
  })

  it('nor with capital letters, or a year after it', () => {
    for (const password of longEnough.slice(0, 1_000))
      expect([password, isCommonPassword(password.toUpperCase())]).toEqual([password, true])
    expect([isCommonPassword('Trustno1!'), isCommonPassword('Q1W2E3R4')]).toEqual([true, true])
  })
})

describe('how a password is kept', () => {
  it('as scrypt with a salt of its own, below the limit of Workers (N·r·p under 2²⁰)', () => {
    const keep = () => hashPassword('a-quiet-harbour', systemRandom, strongestCost)
    const [one, two] = [keep(), keep()]
    expect(one).not.toBe(two)
    const [, N, r, p] = one.split('$').map(Number)
    expect((N ?? 0) * (r ?? 0) * (p ?? 0)).toBeLessThan(2 ** 20)
    expect(isPassword('a-quiet-harbour', one)).toBe(true)
    expect(isPassword('a-quiet-harbor', one)).toBe(false)
  })

  it('a composed and a decomposed letter are the same letter', () => {
    expect(isPassword('u\u0308ber den Pass', hashPassword('\u00fcber den Pass', systemRandom, 10))).toBe(true)
  })
})
