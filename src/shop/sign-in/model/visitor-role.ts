import type { Tokens } from '#src/commerce/calls/session-shapes.ts'
import type { Role } from '#src/commerce/permissions.ts'

/**
 * The visitor role, the only thing script knows of the shopper (R027): enough for the header's entries and the dialogs
 * that open by themselves, and nothing that identifies them. Guests have none. It is kept in a cookie that script can
 * read.
 */
const visitorRoles = ['registered', 'member', 'employee', 'employee-terms', 'associate'] as const
export type VisitorRole = (typeof visitorRoles)[number]

type Holder = Pick<Tokens, 'consumerType' | 'memberId' | 'isEmployeeDiscountTCAccepted'>

/**
 * The role of a session's holder; undefined for a guest. `employee-terms`: the terms of the discount are still to be
 * accepted (R184).
 */
export function visitorRoleOf({
  consumerType,
  memberId,
  isEmployeeDiscountTCAccepted,
}: Holder): VisitorRole | undefined {
  if (consumerType === 'GUEST') return undefined
  if (consumerType === 'ASSOCIATE') return 'associate'
  if (consumerType === 'EMPLOYEE') return isEmployeeDiscountTCAccepted === false ? 'employee-terms' : 'employee'
  return memberId === undefined ? 'registered' : 'member'
}

const roleOf = {
  registered: ['registered'],
  member: ['registered', 'member'],
  employee: ['registered', 'employee'],
  'employee-terms': ['registered', 'employee'],
  associate: ['associate'],
} as const satisfies Record<VisitorRole, readonly Role[]>

/** The roles that go with it, as the table of permissions names them. */
export const rolesOf = (visitorRole: VisitorRole | undefined): readonly Role[] =>
  visitorRole === undefined ? ['guest'] : roleOf[visitorRole]

/** A session belongs to one site; so does what is said of it. */
export const shopperCookie = '__Host-shopper'
export const shopperValue = (site: string, visitorRole: VisitorRole): string => `${site}.${visitorRole}`

/** The visitor role that a document's cookies tell of a site's visit; nothing for a guest. */
export function readVisitorRole(cookies: string, site: string): VisitorRole | undefined {
  const [, at, named] = /__Host-shopper=([\w-]+)\.([\w-]+)/.exec(cookies) ?? []
  return at === site ? visitorRoles.find(role => role === named) : undefined
}
