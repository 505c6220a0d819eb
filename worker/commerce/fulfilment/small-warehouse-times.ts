import type {
  FulfilmentEvent,
  FulfilmentState,
  FulfilmentMethod,
  ReturnEvent,
  ReturnState,
} from '#src/commerce/order-life.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Step<Event> = { readonly event: Event; readonly after: number }
type Steps = Partial<Readonly<Record<FulfilmentState, Step<FulfilmentEvent>>>>

/** Until the warehouse begins an order may still be cancelled. */
const packing: Steps = {
  confirmed: { event: 'begin', after: 30 * minute },
  'in-progress': { event: 'pack', after: hour },
}

/** How long the small warehouse of a local build takes for each step, in milliseconds of the shop's clock. */
const steps: Readonly<Record<FulfilmentMethod, Steps>> = {
  home: { ...packing, packed: { event: 'ship', after: 4 * hour }, shipped: { event: 'deliver', after: 2 * day } },
  shelf: {
    ...packing,
    packed: { event: 'make-ready', after: 10 * minute },
    'ready-for-pickup': { event: 'hand-over', after: day },
  },
  place: {
    ...packing,
    packed: { event: 'ship', after: 4 * hour },
    shipped: { event: 'make-ready', after: 2 * day },
    'ready-for-pickup': { event: 'hand-over', after: day },
  },
  mail: { confirmed: { event: 'deliver', after: 30 * minute } },
}

const returning: Partial<Readonly<Record<ReturnState, Step<ReturnEvent>>>> = {
  announced: { event: 'receive', after: 3 * day },
  received: { event: 'refund', after: day },
}

/** The small warehouse's next step with a fulfilment, and how long after the step before. */
export const stepOf = (way: FulfilmentMethod, state: FulfilmentState): Step<FulfilmentEvent> | undefined =>
  steps[way][state]

/** When it comes to a new one. */
export const firstVisit = (way: FulfilmentMethod): number => stepOf(way, 'confirmed')?.after ?? 0

/** Its next step with a return. */
export const returnStepOf = (state: ReturnState): Step<ReturnEvent> | undefined => returning[state]
