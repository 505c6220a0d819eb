import type { StoreService } from '#src/commerce/calls/catalogue/stores.ts'

import type { LocalText } from '../local-text.ts'

/** An event of a store, each month by its first Thursday. */
export type PlannedEvent = {
  readonly id: string
  readonly title: LocalText
  readonly text: LocalText
  /** How many days after the first Thursday of a month, and the hour on the store's clock. */
  readonly daysAfter: number
  readonly hour: number
  /** It takes place where this is offered. */
  readonly service?: StoreService
  /** How many seats there are each time, and how many of them one registration takes at the most. */
  readonly seats: number
  readonly seatsEach: number
  /** What a seat costs; who pays with points is a loyalty member. */
  readonly points: number
}
