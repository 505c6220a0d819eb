import { refusalOf, type Role, type Who } from '#src/commerce/permissions.ts'

import { rolesOf, type VisitorRole } from '../../sign-in/model/visitor-role.ts'

/**
 * What the store offers, and whom: each capability names a row of the one table of permissions, so that a page shows
 * nothing whose call would be refused.
 */
export const capabilities = {
  'open-account': 'registered',
  'keep-favorites': 'shopper',
  'save-for-later': 'shopper',
  'save-cards': 'registered',
  'see-points': 'member',
  'redeem-points': 'member',
  'adjust-prices': 'associate',
  'see-store-employees': 'associate',
} as const satisfies Record<string, Who>

export type Capability = keyof typeof capabilities

/** Whether somebody who is all of `held` is offered something. */
export const isOffered = (capability: Capability, held: readonly Role[]): boolean =>
  refusalOf(capabilities[capability], held) === undefined

/** The same for a visitor role; a guest has none's. */
export const may = (role: VisitorRole | undefined, capability: Capability): boolean =>
  isOffered(capability, rolesOf(role))
