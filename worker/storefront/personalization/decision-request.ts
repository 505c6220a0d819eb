import * as v from 'valibot'

import type { EngineEvent } from '#src/commerce/calls/experiments/personalization.ts'

import { channelOf } from '../channel.ts'
import type { StorefrontContext } from '../context.ts'
import { coordinatesOf } from '../country.ts'
import { ownProfile } from './own-profile.ts'
import { profileEvents } from './profile.ts'
import { stealthGroupOf } from './stealth-group.ts'

/** As much of a decision's body as has to be known before its own schema has looked at it. */
const decisionShape = v.looseObject({
  customerId: v.optional(v.string()),
  events: v.array(v.looseObject({ eventType: v.string() })),
})

type EventType = EngineEvent['eventType']

/** Facts that only the store may state; a browser's values for these are ignored. */
const own = new Set<string>([
  'monetate:context:CustomVariables',
  'monetate:context:Cart',
] as const satisfies readonly EventType[])

const decision: EventType = 'monetate:decision:DecisionRequest'
const coordinates = 'monetate:context:Coordinates' satisfies EventType

type Completed = { readonly body: unknown; readonly setCookies: readonly string[] }

/** The visitor's location, unless it is unknown or the browser has stated it. */
function whereabouts(c: StorefrontContext, isSaid: boolean): EngineEvent[] {
  const place = isSaid ? undefined : coordinatesOf(c)
  return place === undefined ? [] : [{ eventType: coordinates, ...place }]
}

/**
 * A request for decisions as it goes to the engine: the channel is that of the visit (R389), and where a decision is asked
 * for, the store adds what it knows (R154). A body of another shape is left to the schema of its call.
 */
export async function completeDecision(c: StorefrontContext, given: unknown): Promise<Completed> {
  const read = v.safeParse(decisionShape, given)
  if (!read.success) return { body: given, setCookies: [] }
  const fromBrowser = read.output.events.filter(({ eventType }) => !own.has(eventType))
  const body = { ...read.output, channel: channelOf(c.req.raw), events: fromBrowser }
  const has = (type: EventType) => fromBrowser.some(({ eventType }) => eventType === type)
  if (!has(decision)) return { body, setCookies: [] }
  const cookies = c.req.header('cookie') ?? ''
  const { group, setCookies } = stealthGroupOf(cookies, c.env.settings.STORE_ORIGIN, Math.random)
  const profile = await ownProfile(c, read.output.customerId, group)
  const events = [...fromBrowser, ...whereabouts(c, has(coordinates)), ...profileEvents(profile)]
  return { body: { ...body, events }, setCookies }
}

/** R274: the answer with personalization switched off; the engine is not called. */
export const nothingDecided = { meta: { code: 200, monetateId: '' }, responses: [] }
