import type { AnswerOf, InputOf } from '#src/commerce/calls/index.ts'

import { bucketOf } from './bucket.ts'
import { bucketingSpace } from './experiment.ts'

type Asked = Pick<InputOf<'personalization.decision.create'>, 'customerId' | 'monetateId' | 'events'>
type Action = AnswerOf<'personalization.decision.create'>['responses'][number]['actions'][number]

/** Experiences the engine may decide on: who of all visitors sees the variant instead of the baseline. */
const experiences = [
  { id: 'exp-home-hero', type: 'monetate:action:CustomJson', share: 0.5, json: { slot: 'home-hero', tone: 'quiet' } },
  { id: 'exp-cart-note', type: 'monetate:action:CustomJson', share: 0.3, json: { slot: 'cart', note: 'free-repairs' } },
  { id: 'exp-pdp-row', type: 'monetate:action:RecsDecision', share: 1, json: { slot: 'product', widget: 'similar' } },
] as const

/** The events that ask for a decision; others only tell what has happened. */
const asksFor = 'monetate:decision:DecisionRequest'

/** R303: the actions for a visitor, the same for the same visitor; none when no event asks for a decision. */
export function decide({ customerId, monetateId, events }: Asked): Action[] {
  const who = customerId ?? monetateId ?? 'anonymous'
  if (!events.some(({ eventType }) => eventType === asksFor)) return []
  return experiences.map(({ id, type, share, json }) => {
    const variant = bucketOf(who, id) < share * bucketingSpace ? 'variant' : 'baseline'
    return { actionId: `${id}-${variant}`, actionType: type, experienceId: id, variantId: variant, json: { ...json } }
  })
}
