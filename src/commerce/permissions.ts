import type { ErrorCode } from './errors.ts'

/**
 * What the holder of a token can be (R018 to R023). Several at once: a loyalty member is
 * registered as well, and so are employees and those who pay with a credit (R393). A buy-in-store session is an
 * associate's and nobody's account.
 */
export const roles = ['guest', 'registered', 'member', 'employee', 'credited', 'associate'] as const
export type Role = (typeof roles)[number]

type Permission = {
  /** Any one of these suffices. */
  readonly allows: readonly Role[]
  /** What others are told; AUT404 (cannot authorize) unless a role has an answer of its own. */
  readonly refusals?: Partial<Readonly<Record<Role, ErrorCode>>>
}

/** Who may make a call. The one table of permissions: every call names a row of it. */
export const permissions = {
  /** Even without a token. */
  anyone: { allows: roles },
  /** Whoever has a token. */
  guest: { allows: roles },
  /** Whoever shops for themselves: lists are left alone while an associate shops for somebody (R390). */
  shopper: { allows: ['guest', 'registered'] },
  /** Signed in, as a customer or as an associate. */
  'signed-in': { allows: ['registered', 'associate'] },
  /** Has an account and is signed in (R019). */
  registered: { allows: ['registered'] },
  /** Loyalty members (R011, R020). */
  member: { allows: ['member'], refusals: { guest: 'REW401', registered: 'REW130' } },
  /** A store's associate in a buy-in-store session. */
  associate: { allows: ['associate'] },
} as const satisfies Record<string, Permission>

export type Who = keyof typeof permissions

/** Why somebody who is all of `held` may not make a call of `who`; nothing when they may. */
export function refusalOf(who: Who, held: readonly Role[]): ErrorCode | undefined {
  const { allows, refusals = {} }: Permission = permissions[who]
  if (held.some(role => allows.includes(role))) return undefined
  const codes = held.flatMap(role => refusals[role] ?? [])
  return codes[0] ?? 'AUT404'
}
