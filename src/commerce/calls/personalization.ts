import * as v from 'valibot'

import { call } from '../call.ts'
import { count, filled, text } from './shapes.ts'

export const personalizationCalls = {
  /** R303: what a visitor is to be shown; the actions stand in `responses[0]`. */
  'personalization.decision.create': call({
    method: 'POST',
    path: '/api/engine/v1/decide/{brand}',
    who: 'anyone',
    body: v.object({
      customerId: v.optional(text(128)),
      monetateId: v.optional(text(128)),
      channel: filled(64),
      events: v.pipe(
        v.array(v.looseObject({ eventType: filled(128), recToken: v.optional(v.array(text(200))) })),
        v.minLength(1),
        v.maxLength(50),
      ),
    }),
    answer: v.object({
      meta: v.object({ code: count, monetateId: v.string() }),
      responses: v.array(
        v.object({
          requestId: v.string(),
          actions: v.array(
            v.object({
              actionId: v.string(),
              actionType: v.string(),
              experienceId: v.string(),
              variantId: v.string(),
              json: v.record(v.string(), v.unknown()),
            }),
          ),
        }),
      ),
    }),
    errors: ['API404'],
  }),
} as const
