import type { ErrorCode } from './errors.ts'

/**
 * The roles of a token's holder (R018 to R023); there may be several. A loyalty member is also registered, and so are
 * employees and shoppers with a credit (R393). An associate's session belongs to no account.
 */
export const roles = ['guest', 'registered', 'member', 'employee', 'credited', 'associate'] as const
export type Role = (typeof roles)[number]

type Permission = {
  /** Any one of these suffices. */
  readonly allows: readonly Role[]
  /** The code for other roles; AUT404 (cannot authorize) unless a role has its own. */
  readonly refusals?: Partial<Readonly<Record<Role, ErrorCode>>>
}

/** Who may make a call. The one table of permissions: every call names a row of it. */
export const permissions = {
  /** Even without a token. */
  anyone: { allows: roles },
  /** Any token. */
  guest: { allows: roles },
  /** Shoppers, but not associates at work, who must not change lists (R390). */
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

/** The reason why a caller with the roles `held` may not make a call of `who`; undefined when they may. */
export function refusalOf(who: Who, held: readonly Role[]): ErrorCode | undefined {
  const { allows, refusals = {} }: Permission = permissions[who]
  if (held.some(role => allows.includes(role))) return undefined
  const codes = held.flatMap(role => refusals[role] ?? [])
  return codes[0] ?? 'AUT404'
}
