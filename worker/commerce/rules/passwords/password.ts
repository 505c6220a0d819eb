import { scryptSync, timingSafeEqual } from 'node:crypto'

import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Random } from '../../random.ts'
import { isCommonPassword, isOwnName, type Owner } from './common-passwords.ts'

/** D01; no rules about which letters it holds. */
const shortest = 8
const longest = 128

/** With N at its strongest, N·r·p stays below 2²⁰, the most that Workers allow (`password-cost.ts`). */
const [r, p] = [8, 5]

const derive = (password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Buffer =>
  scryptSync(password.normalize('NFKC'), salt, 32, cost)

/** A password as it is kept: `scrypt$N$r$p$salt$hash`, so that the cost can grow later; N is 2 to the power of `cost`. */
export function hashPassword(password: string, random: Random, cost: number): string {
  const salt = Buffer.from(random(16))
  const N = 2 ** cost
  const hash = derive(password, salt, { N, r, p })
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** The hash of no password, so that an unknown address takes the same time to refuse as a known one. */
export const nobodysPassword = (cost: number): string =>
  `scrypt$${2 ** cost}$${r}$${p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Whether a password is the one that was kept. */
export function isPassword(password: string, kept: string): boolean {
  const [, N, blocks, lanes, salt = '', hash = ''] = kept.split('$')
  const expected = Buffer.from(hash, 'base64url')
  const given = derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(blocks), p: Number(lanes) })
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** FE872 too short, too long, too common or the owner's own name (its `reason`), FE340 when the repetition differs. */
export function checkNewPassword(
  password: string,
  repeated: string,
  owner: Owner,
): Result<undefined, 'FE872' | 'FE340'> {
  if (password.length < shortest) return fail('FE872', { reason: 'short', shortest })
  if (password.length > longest) return fail('FE872', { reason: 'long', longest })
  if (isCommonPassword(password)) return fail('FE872', { reason: 'common' })
  if (isOwnName(password, owner)) return fail('FE872', { reason: 'own' })
  return password === repeated ? ok(undefined) : fail('FE340')
}
