import type { AnswerOf, InputOf } from '#src/commerce/calls/index.ts'
import type { EngineEvent } from '#src/commerce/calls/experiments/personalization.ts'

type DecisionEvents = Pick<InputOf<'personalization.decision.create'>, 'events'>
type Action = AnswerOf<'personalization.decision.create'>['responses'][number]['actions'][number]

/** The facts about a visitor, by name. */
type Facts = ReadonlyMap<string, string>

/** A variant and its audience; the first that matches is shown. */
type Variant = {
  readonly id: string
  readonly fits: (facts: Facts) => boolean
  readonly json?: Readonly<Record<string, unknown>>
}

type Experience = { readonly id: string; readonly type: string; readonly variants: readonly Variant[] }

const hasCart = (facts: Facts) => facts.get('cartEmpty') === 'false'
const isIn = (segment: string) => (facts: Facts) => (facts.get('segments') ?? '').split('|').includes(segment)

/** Experiences the engine decides on: who sees what instead of the baseline. */
const experiences: readonly Experience[] = [
  {
    id: 'home-closing',
    type: 'monetate:action:CustomJson',
    variants: [
      { id: 'waiting-cart', fits: hasCart },
      { id: 'cold-weather', fits: isIn('cold_weather') },
    ],
  },
  {
    id: 'product-row',
    type: 'monetate:action:RecsDecision',
    variants: [{ id: 'complete', fits: hasCart, json: { slot: 'product', widget: 'complete-the-look' } }],
  },
]

const factsIn = (events: readonly EngineEvent[]): Facts =>
  new Map(
    events
      .flatMap(event => (event.eventType === 'monetate:context:CustomVariables' ? event.customVariables : []))
      .map(({ variable, value }) => [variable, value]),
  )

/** R303: the actions for what is known of a visitor; none when no event asks for a decision. */
export function decide({ events }: DecisionEvents): Action[] {
  if (!events.some(({ eventType }) => eventType === 'monetate:decision:DecisionRequest')) return []
  const facts = factsIn(events)
  return experiences.map(({ id, type, variants }) => {
    const { id: variantId, json = {} } = variants.find(({ fits }) => fits(facts)) ?? { id: 'baseline' }
    return { actionId: `${id}-${variantId}`, actionType: type, experienceId: id, variantId, json: { ...json } }
  })
}
