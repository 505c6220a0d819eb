import * as v from 'valibot'

import { count } from '../shapes.ts'
import { operatorCall, type OperatorCall } from './operator-call.ts'

/** The operator's call for whoever receives people in a store. */
export const eventCareCalls = {
  /** Who has seats at events that are to come, or began less than a day ago; the soonest first. */
  'operator.events.list': operatorCall({
    method: 'GET',
    path: '/admin/events',
    answer: v.object({
      registrations: v.array(
        v.object({
          registrationNumber: v.string(),
          event: v.string(),
          store: v.string(),
          startsAt: v.string(),
          name: v.string(),
          email: v.string(),
          seats: count,
        }),
      ),
    }),
    errors: [],
  }),
} as const satisfies Record<string, OperatorCall>
