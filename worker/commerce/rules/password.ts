import { scryptSync, timingSafeEqual } from 'node:crypto'

import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Random } from '../random.ts'
import { isCommonPassword, isOwnName, type Owner } from './common-passwords.ts'

/** D01; no rules about which letters it holds. */
const shortest = 8
const longest = 128

/** scrypt with N·r·p below 2²⁰, the most that Workers allow; about a quarter of a second. */
const cost = { N: 2 ** 14, r: 8, p: 5 } as const

const derive = (password: string, salt: Buffer, { N, r, p }: { N: number; r: number; p: number }): Buffer =>
  scryptSync(password.normalize('NFKC'), salt, 32, { N, r, p })

/** A password as it is kept: `scrypt$N$r$p$salt$hash`, so that the cost can grow later. */
export function hashPassword(password: string, random: Random): string {
  const salt = Buffer.from(random(16))
  const { N, r, p } = cost
  return ['scrypt', N, r, p, salt.toString('base64url'), derive(password, salt, cost).toString('base64url')].join('$')
}

/** What nobody's password is, so that an address without an account costs the same time to refuse as one with. */
export const nobodysPassword = `scrypt$${cost.N}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Whether a password is the one that was kept. */
export function isPassword(password: string, kept: string): boolean {
  const [, N, r, p, salt = '', hash = ''] = kept.split('$')
  const expected = Buffer.from(hash, 'base64url')
  const given = derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
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
