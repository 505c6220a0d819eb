import { refusalOf, type Role, type Who } from '#src/commerce/permissions.ts'

import { rolesOf, type VisitorRole } from '../../sign-in/model/visitor-role.ts'

/**
 * The store's capabilities, each by a row of the permissions table, so that no page offers a call that would be
 * refused.
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

/** Whether a capability is offered to a shopper with the roles `held`. */
export const isOffered = (capability: Capability, held: readonly Role[]): boolean =>
  refusalOf(capabilities[capability], held) === undefined

/** The same for a visitor role; a guest has none's. */
export const may = (role: VisitorRole | undefined, capability: Capability): boolean =>
  isOffered(capability, rolesOf(role))
