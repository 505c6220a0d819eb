import * as v from 'valibot'

import { call } from '../../call.ts'
import { amount, count, currency, filled, productId, text, upc, visitorId } from '../shapes.ts'

/** A fact of the visitor by its name: a state, the interests, the stealth group. */
const variable = v.object({ variable: filled(64), value: text(400) })

const cartLine = v.object({
  pid: productId,
  sku: upc,
  quantity: count,
  currency,
  /** Minor units, for all of the line. */
  value: amount,
})

/** An event about the visitor, or a request for decisions, in the engine's own terms. */
const event = v.variant('eventType', [
  v.object({ eventType: v.literal('monetate:context:ScreenSize'), height: count, width: count }),
  v.object({
    eventType: v.literal('monetate:context:Coordinates'),
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
  v.object({
    eventType: v.literal('monetate:context:CustomVariables'),
    customVariables: v.pipe(v.array(variable), v.maxLength(40)),
  }),
  v.object({
    eventType: v.literal('monetate:context:Cart'),
    cartLines: v.pipe(v.array(cartLine), v.maxLength(100)),
  }),
  v.object({
    eventType: v.literal('monetate:record:RecImpressions'),
    recToken: v.pipe(v.array(text(200)), v.maxLength(50)),
  }),
  v.object({ eventType: v.literal('monetate:decision:DecisionRequest') }),
])
export type EngineEvent = v.InferOutput<typeof event>

const action = v.object({
  actionId: v.string(),
  /** `monetate:action:CustomJson` for content, `monetate:action:RecsDecision` for recommendations. */
  actionType: v.string(),
  experienceId: v.string(),
  variantId: v.string(),
  json: v.record(v.string(), v.unknown()),
})

export const personalizationCalls = {
  /**
   * R303: what a visitor is to be shown; the actions stand in `responses[0]`. A page waits for it, and not for long: it shows
   * the baseline then.
   */
  'personalization.decision.create': call({
    method: 'POST',
    path: '/api/engine/v1/decide/{brand}',
    who: 'anyone',
    consent: 'targeting',
    timeoutMs: 1_500,
    body: v.object({
      customerId: v.optional(visitorId),
      monetateId: v.optional(text(128)),
      channel: v.picklist(['ECOMM', 'MAPP']),
      events: v.pipe(v.array(event), v.minLength(1), v.maxLength(50)),
    }),
    answer: v.object({
      meta: v.object({ code: count, monetateId: v.string() }),
      responses: v.array(v.object({ requestId: v.string(), actions: v.array(action) })),
    }),
    errors: ['API404'],
  }),
} as const
