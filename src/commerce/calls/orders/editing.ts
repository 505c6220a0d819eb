import * as v from 'valibot'

import { amount, count, currency, filled, productId, text } from '../shapes.ts'
import { operatorCall, type OperatorCall } from './operator-call.ts'

/** What one price of a product is: all its SKUs with it cost this much now, and cost that much before. */
export const editedPrice = v.pipe(
  v.object({
    current: v.pipe(amount, v.minValue(1), v.maxValue(100_000_000)),
    original: v.pipe(amount, v.minValue(1), v.maxValue(100_000_000)),
  }),
  v.check(({ current, original }) => original >= current, 'nothing costs more than it did before'),
)

const price = v.object({ current: amount, original: amount })

/** A moment (ISO 8601, UTC); nothing where a side is open. */
const times = {
  from: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  until: v.optional(v.pipe(v.string(), v.isoTimestamp())),
}

const isInOrder = ({ from, until }: { readonly from?: string | undefined; readonly until?: string | undefined }) =>
  from === undefined || until === undefined || Date.parse(from) < Date.parse(until)

const outOfOrder = 'it ends before it begins'

/** Times that were changed since somebody looked are not changed by them. */
const revision = count

/** The texts of an entry: where each stands in its data (`action.label`), and what it says. */
const texts = v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,64}(?:\.[\w-]{1,64}){0,9}$/)), text(4_000))

const saved = v.object({
  /** False where somebody else was faster, or it is not there any more: nothing was changed. */
  isSaved: v.boolean(),
})

const page = v.object({
  name: v.string(),
  kind: v.string(),
  title: v.string(),
  href: v.string(),
  ...times,
  revision,
})

const entry = v.object({
  id: v.string(),
  /** The section of the slot it stands in. */
  section: v.string(),
  type: v.string(),
  data: v.record(v.string(), v.unknown()),
  texts: v.record(v.string(), v.string()),
  ...times,
  revision,
})

/** What a change is of: tags of stored pages follow from it (docs/commerce.md, "What was changed"). */
const change = v.object({
  kind: v.picklist(['product', 'stock', 'review', 'category', 'page', 'slot', 'everything']),
  id: v.string(),
})

/** The operator's calls for whoever edits what a shop sells and says, and for who wants to know what was changed. */
export const editingCalls = {
  /** Products with this id, or these words in their name. */
  'operator.products.list': operatorCall({
    method: 'GET',
    path: '/admin/products',
    query: v.object({ search: v.pipe(text(128), v.trim(), v.minLength(2)) }),
    answer: v.object({
      currency,
      products: v.array(v.object({ productId: v.string(), name: v.string(), ...price.entries })),
    }),
    errors: [],
  }),
  /** A product's prices, each with the SKUs that have it. */
  'operator.prices.get': operatorCall({
    method: 'GET',
    path: '/admin/products/{productId}/prices',
    answer: v.object({
      productId,
      name: v.string(),
      path: v.string(),
      currency,
      prices: v.array(v.object({ ...price.entries, skus: v.array(v.string()) })),
    }),
    errors: ['API404'],
  }),
  /** All SKUs of a product that have one price get another. */
  'operator.price.change': operatorCall({
    method: 'POST',
    path: '/admin/products/{productId}/prices',
    body: v.object({ before: price, after: editedPrice }),
    answer: saved,
    errors: ['API404'],
  }),
  /** Pages of content with these words in their title or name; all without. */
  'operator.pages.list': operatorCall({
    method: 'GET',
    path: '/admin/content/pages',
    query: v.object({ search: v.optional(text(128), '') }),
    answer: v.object({ pages: v.array(page) }),
    errors: [],
  }),
  /** When a page is shown, in every language. */
  'operator.page-times.change': operatorCall({
    method: 'POST',
    path: '/admin/content/pages/{name}/times',
    body: v.pipe(
      v.object({ ...times, revision }),
      v.check(one => isInOrder(one), outOfOrder),
    ),
    answer: saved,
    errors: ['API404'],
  }),
  /** The slots that have something in them. */
  'operator.slots.list': operatorCall({
    method: 'GET',
    path: '/admin/content/slots',
    answer: v.object({ slots: v.array(v.object({ place: v.string(), entries: count })) }),
    errors: [],
  }),
  /** The entries of a slot, in the language of the request's `locale`. */
  'operator.slot.get': operatorCall({
    method: 'GET',
    path: '/admin/content/slot',
    query: v.object({ place: filled(128) }),
    answer: v.object({ place: v.string(), entries: v.array(entry) }),
    errors: ['API404'],
  }),
  /** The texts of an entry in the language of the request's `locale`, and when it is shown in every language. */
  'operator.entry.change': operatorCall({
    method: 'POST',
    path: '/admin/content/slot',
    body: v.pipe(
      v.object({ place: filled(128), id: filled(128), texts, ...times, revision }),
      v.check(one => isInOrder(one), outOfOrder),
    ),
    answer: saved,
    errors: ['API404'],
  }),
  /**
   * What was changed since a moment of the feed (`next` of the answer before), by kind. Without one, nothing yet: the feed begins
   * there. `nextAt` says when scheduled content begins or ends next; it is among the changes from then on.
   */
  'operator.changes.list': operatorCall({
    method: 'GET',
    path: '/admin/changes',
    query: v.object({ since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{1,15}$/))) }),
    answer: v.object({
      next: v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{1,15}$/)),
      changes: v.array(change),
      nextAt: v.optional(v.string()),
    }),
    errors: [],
  }),
} as const satisfies Record<string, OperatorCall>

export type CatalogueChange = v.InferOutput<typeof change>
