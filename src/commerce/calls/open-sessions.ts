import * as v from 'valibot'

import { call } from '../call.ts'
import { inAccount } from './session-shapes.ts'

const openSession = v.object({
  sessionId: v.string(),
  /** Browser and system, such as `Firefox · Windows`, where they are known. */
  device: v.optional(v.string()),
  /** ISO 8601. */
  begunAt: v.string(),
  /** Whether it is the one that asks. */
  isThis: v.boolean(),
})
export type OpenSession = v.InferOutput<typeof openSession>

const list = v.object({ sessions: v.array(openSession) })
const path = '/consumers-v3/consumer/sessions'

/** Where an account is signed in, in addition to what the specification asks for. */
export const openSessionCalls = {
  'consumer.session.list': call({ method: 'GET', path, who: 'registered', answer: list, errors: inAccount }),
  /** Ends one session of the account; the answer lists those that are left. */
  'consumer.session.remove': call({
    method: 'DELETE',
    path: `${path}/{sessionId}`,
    who: 'registered',
    answer: list,
    errors: inAccount,
  }),
} as const
