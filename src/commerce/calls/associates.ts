import * as v from 'valibot'

import { call } from '../call.ts'
import { tokens } from './authentication.ts'
import { filled, text } from './shapes.ts'

export const associateCalls = {
  /** Begins a buy-in-store session, which ends after eight hours (D10). */
  'auth.agent.login': call({
    method: 'POST',
    path: '/consumers-v3/consumer/agent/login',
    who: 'guest',
    session: 'begins',
    body: v.object({
      username: text(254),
      password: v.pipe(v.string(), v.maxLength(1024)),
      storeId: filled(40),
    }),
    answer: tokens,
    errors: ['AUT401', 'AUT423', 'AUT437', 'STR404'],
  }),
  /** Who works in a store; associates choose whose sale it is. */
  'utilities.store-employees.list': call({
    method: 'GET',
    path: '/consumers-v3/utilities/stores/{storeId}/employees',
    who: 'associate',
    answer: v.object({
      employees: v.array(v.object({ storeEmployeeId: v.string(), storeEmployeeName: v.string() })),
    }),
    errors: ['AUT401', 'AUT404', 'STR404'],
  }),
} as const
