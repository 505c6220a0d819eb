import { describe, expect, it } from 'vitest'

import { roles } from '#src/commerce/permissions.ts'

import { rolesOf, visitorRoleOf } from '../../sign-in/model/visitor-role.ts'
import { capabilities, isOffered, may, type Capability } from './capabilities.ts'

/** Who is offered what, cell by cell, in the order of `roles`: guest, registered, member, employee, credited, associate. */
const table: Readonly<Record<Capability, string>> = {
  'open-account': '-xxxx-',
  'keep-favorites': 'xxxxx-',
  'save-for-later': 'xxxxx-',
  'save-cards': '-xxxx-',
  'see-points': '--x---',
  'redeem-points': '--x---',
  'adjust-prices': '-----x',
  'see-store-employees': '-----x',
}

/** Whoever is a member, an employee or credited is registered as well (R393). */
const held = (role: (typeof roles)[number]) =>
  role === 'guest' || role === 'associate' || role === 'registered' ? [role] : (['registered', role] as const)

const cells = Object.keys(capabilities).flatMap(capability =>
  roles.map((role, index) => ({
    capability: capability as Capability,
    role,
    isAllowed: table[capability as Capability][index] === 'x',
  })),
)

describe('role × capability (R001, R018, R019, R020, R022, R023, R390)', () => {
  it.each(cells)('$role, $capability: $isAllowed', ({ role, capability, isAllowed }) => {
    expect(isOffered(capability, held(role))).toBe(isAllowed)
  })
})

describe('R027: who shops, as the cookie that script can read tells it', () => {
  it('a guest has no role; associate, employee, member and registered consumer are told apart', () => {
    expect(visitorRoleOf({ consumerType: 'GUEST' })).toBeUndefined()
    expect(visitorRoleOf({ consumerType: 'ASSOCIATE' })).toBe('associate')
    expect(visitorRoleOf({ consumerType: 'REGISTERED' })).toBe('registered')
    expect(visitorRoleOf({ consumerType: 'REGISTERED', memberId: 'M1' })).toBe('member')
    expect(visitorRoleOf({ consumerType: 'EMPLOYEE', isEmployeeDiscountTCAccepted: true })).toBe('employee')
    expect(visitorRoleOf({ consumerType: 'EMPLOYEE', isEmployeeDiscountTCAccepted: false })).toBe('employee-terms')
  })

  it('a guest may keep favorites and open no account; an associate neither', () => {
    expect([may(undefined, 'keep-favorites'), may(undefined, 'open-account')]).toEqual([true, false])
    expect([may('associate', 'keep-favorites'), may('associate', 'open-account')]).toEqual([false, false])
    expect(rolesOf('member')).toEqual(['registered', 'member'])
  })
})
