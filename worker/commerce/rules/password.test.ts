import { describe, expect, it } from 'vitest'

import { systemRandom } from '../random.ts'
import { isCommonPassword } from './common-passwords.ts'
import { checkNewPassword, hashPassword, isPassword } from './password.ts'

describe('a new password (D01)', () => {
  it.each([
    ['a'.repeat(7), 'FE872'],
    ['a-quiet-harbour-'.repeat(9), 'FE872'],
    ['Sunshine2024!', 'FE872'],
    ['harbour8', undefined],
    ['ohne Umlaute geht es nicht, öäü', undefined],
  ])('%s: %s', (password, code) => {
    const checked = checkNewPassword(password, password)
    expect(checked.ok ? undefined : checked.code).toBe(code)
  })

  it('FE340 when the repetition differs in any letter', () => {
    expect(checkNewPassword('a-quiet-harbour', 'a-quiet-Harbour')).toMatchObject({ code: 'FE340' })
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

describe('how a password is kept', () => {
  it('as scrypt with a salt of its own, below the limit of Workers (N·r·p under 2²⁰)', () => {
    const [one, two] = [hashPassword('a-quiet-harbour', systemRandom), hashPassword('a-quiet-harbour', systemRandom)]
    expect(one).not.toBe(two)
    const [, N, r, p] = one.split('$').map(Number)
    expect((N ?? 0) * (r ?? 0) * (p ?? 0)).toBeLessThan(2 ** 20)
    expect(isPassword('a-quiet-harbour', one)).toBe(true)
    expect(isPassword('a-quiet-harbor', one)).toBe(false)
  })

  it('a composed and a decomposed letter are the same letter', () => {
    expect(isPassword('u\u0308ber den Pass', hashPassword('\u00fcber den Pass', systemRandom))).toBe(true)
  })
})
