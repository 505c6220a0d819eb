import type { AnswerOf } from '#src/commerce/calls/index.ts'
import { cartChanged, shopperChanged } from '#src/kit/events.ts'
import { timeout } from '#src/kit/time/timeout.ts'
import type { Locale } from '#src/language/locales.ts'
import { browserCommerce } from '#src/visitor/browser-commerce.ts'
import { answerHere, isAllowedHere } from '#src/visitor/consent-here.ts'
import { visitorId } from '#src/visitor/visitor-id.ts'

import { screenEvents } from './screen.ts'

type Action = AnswerOf<'personalization.decision.create'>['responses'][number]['actions'][number]

/** A part of a page shows what everybody is shown when a decision takes longer, in milliseconds. */
export const decisionMs = 2_000

/** The brand decisions are made for. The worker says which channel it is (R389). */
const brand = 'fellholm'
const channel = 'ECOMM'

/** Whether the engine may hear of this visitor (R273). */
export const mayDecide = async (locale: Locale): Promise<boolean> =>
  answerHere('targeting') ?? (await isAllowedHere('targeting', locale))

async function ask(locale: Locale): Promise<readonly Action[]> {
  const events = [...(await screenEvents()), { eventType: 'monetate:decision:DecisionRequest' } as const]
  const commerce = browserCommerce(locale)
  const input = { brand, channel, customerId: visitorId(), events } as const
  const answer = await commerce('personalization.decision.create', input)
  return answer.ok ? (answer.value.responses[0]?.actions ?? []) : []
}

/** This document's decision, until the cart or the shopper changes. */
let decided: Promise<readonly Action[]> | undefined

const forget = () => void (decided = undefined)
const watched = [cartChanged, shopperChanged]

/**
 * R303: the actions of the engine for this visitor: asked for once by all parts of a page, and again once the cart or who
 * shops has changed. None without consent to targeting, nor from an engine that refuses, is broken or takes too long.
 */
export async function decisionHere(locale: Locale): Promise<readonly Action[]> {
  if (!(await mayDecide(locale))) return []
  if (decided === undefined) for (const event of watched) addEventListener(event, forget)
  decided ??= ask(locale).catch(() => [])
  return (await timeout(decisionMs, decided)) ?? []
}
