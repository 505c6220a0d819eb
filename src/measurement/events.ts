import * as v from 'valibot'

import { interactionOrigins } from './interaction-origins.ts'
import { mostEvents, mostFrames, scrollMarks } from './limits.ts'
import { vitals } from './vitals.ts'

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const sentence = v.pipe(v.string(), v.maxLength(300))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))

/** A product in an event, named as GA4 names it. Money is in the smallest unit of the currency. */
const item = v.strictObject({
  item_id: v.pipe(v.string(), v.regex(/^[\w-]{3,64}$/)),
  item_name: v.optional(sentence),
  item_variant: v.optional(word),
  price: v.optional(whole),
  quantity: v.optional(whole),
  index: v.optional(whole),
  origin: v.optional(v.picklist(interactionOrigins)),
})

const items = v.pipe(v.array(item), v.maxLength(100))
const nothing = v.strictObject({})
const ofItems = v.strictObject({ items })
const ofList = v.strictObject({ list: word, items })

/** Which build ran in the browser. */
const build = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
/** A place in a script of ours: below the origin, without a query; line and column as browsers count them, from 1. */
const frame = v.strictObject({
  file: v.pipe(v.string(), v.regex(/^\/[\w@./-]{1,200}$/)),
  line: whole,
  column: whole,
  name: v.optional(word),
})

/**
 * Events a browser may report, with their parameters. Names follow GA4's e-commerce events where there are any. Unknown
 * events and parameters are refused.
 */
export const browserEvents = {
  page_view: v.strictObject({ title: v.optional(sentence) }),
  scroll: v.strictObject({ percent: v.picklist(scrollMarks) }),
  view_item_list: ofList,
  select_item: ofList,
  view_item: ofItems,
  add_to_cart: ofItems,
  remove_from_cart: ofItems,
  add_to_wishlist: ofItems,
  view_cart: nothing,
  begin_checkout: nothing,
  add_shipping_info: nothing,
  add_payment_info: nothing,
  search: v.strictObject({ search_term: word, results: v.optional(whole) }),
  login: nothing,
  sign_up: nothing,
  view_promotion: v.strictObject({ block: word }),
  pop_up: v.strictObject({ id: word, action: v.picklist(['shown', 'dismissed']) }),
  experiment_exposure: v.strictObject({ flag: word, variation: word }),
  /** Of the page that was loaded; `value` is in milliseconds, and for CLS a share. */
  web_vital: v.strictObject({
    metric: v.picklist(vitals),
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000)),
    rating: v.picklist(['good', 'needs-improvement', 'poor']),
    build,
  }),
  /** An error that was uncaught, or caught by an island or dialog (`part`); the innermost frame comes first. */
  client_error: v.strictObject({
    message: sentence,
    frames: v.pipe(v.array(frame), v.maxLength(mostFrames)),
    part: v.optional(word),
    build,
  }),
} as const

/** Events the worker reports itself, because a browser could omit or repeat them. */
export const workerEvents = {
  /** `value` is the order's total; `variants` are those the buyer has been shown, by flag. */
  purchase: v.strictObject({
    transaction_id: word,
    value: whole,
    currency: v.pipe(v.string(), v.length(3)),
    items,
    variants: v.optional(v.record(word, word)),
  }),
} as const

const schemas = { ...browserEvents, ...workerEvents }

export type BrowserEventName = keyof typeof browserEvents
export type EventName = keyof typeof schemas
export type EventParameters<Name extends EventName> = v.InferOutput<(typeof schemas)[Name]>

/** An event as a browser sends it: `at` in milliseconds since 1970, `path` without its query. */
export type BrowserEvent = {
  [Name in BrowserEventName]: {
    readonly id: string
    readonly name: Name
    readonly at: number
    readonly path: string
    readonly parameters: EventParameters<Name>
  }
}[BrowserEventName]

const envelope = {
  id: v.pipe(v.string(), v.uuid()),
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  path: v.pipe(v.string(), v.regex(/^\/[^\s?#]*$/), v.maxLength(300)),
}

const browserEvent = v.variant(
  'name',
  (Object.keys(browserEvents) as BrowserEventName[]).map(name =>
    v.strictObject({ ...envelope, name: v.literal(name), parameters: browserEvents[name] }),
  ),
)

/** The body of `POST /-/events`. */
export const eventBatch = v.strictObject({
  events: v.pipe(v.array(browserEvent), v.minLength(1), v.maxLength(mostEvents)),
})
