import * as v from 'valibot'

import { currencies } from '#src/kit/money.ts'

/** Shapes that more than one area of calls uses. All amounts are whole minor units of the site's currency. */
export const amount = v.pipe(v.number(), v.integer())
export const currency = v.picklist(currencies)
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Text from a person: trimmed, without control characters, bounded. */
export const text = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(longest), v.regex(/^\P{Cc}*$/u, 'control characters'))

export const filled = (longest: number) => v.pipe(text(longest), v.minLength(1))

/** Text of several lines: the same, with line breaks and tabs. */
export const passage = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(longest),
    v.regex(/^[\P{Cc}\t\r\n]*$/u, 'control characters'),
  )

/** D53: the pattern every product id follows. */
export const productIdPattern = /^[A-Za-z0-9]{3,20}(-[A-Za-z0-9]{1,10})?$/
export const productId = v.pipe(v.string(), v.regex(productIdPattern))

/** A universal product code: one SKU, one colour and size of a product. */
export const upc = v.pipe(v.string(), v.regex(/^[0-9]{8,14}$/))

/** An unguessable id: at least 128 random bits in base64url. Knowing it is the permission. */
export const unguessable = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/))

/** R265, R266: who a browser is to the engines that choose and measure; what was made up is refused. */
export const visitorId = v.pipe(
  v.string(),
  v.regex(/^vuid_[0-9a-f]{1,27}$/, 'vuid_ and hex digits, 32 characters at most'),
)

export const image = v.object({
  src: v.string(),
  alt: v.string(),
  width: count,
  height: count,
  /** The same in several widths, as `srcset` of HTML has it; a browser then takes the one its place needs. */
  srcset: v.optional(v.string()),
})
export type Image = v.InferOutput<typeof image>

export const rating = v.object({ score: v.number(), reviewsCount: count })

/** The lowest price of the thirty days before a reduction, where something is reduced and the platform knows it. */
export const lowestBefore = v.optional(amount)

/** The span of prices over a product's variants; `low === high` when all cost the same. */
export const priceRange = v.object({
  currency,
  lowCurrent: amount,
  highCurrent: amount,
  lowOriginal: amount,
  highOriginal: amount,
  lowestBefore,
  /** In how many colours all sizes are reduced to `lowCurrent`, while others cost more; absent where none is, or all are. */
  reducedColors: v.optional(count),
})
export type PriceRange = v.InferOutput<typeof priceRange>

/** A gift card that is sold: sent by e-mail, or a card in an envelope. */
export const giftCardKind = v.picklist(['digital', 'physical'])

/** A link in a trail or tree of categories. */
export const categoryLink = v.object({ id: v.string(), slug: v.string(), name: v.string() })
export type CategoryLink = v.InferOutput<typeof categoryLink>

/** A page of content as a list of pages shows it; `href` is a path without locale. */
export const pageLink = v.object({
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  href: v.string(),
  picture: v.optional(image),
})
export type PageLink = v.InferOutput<typeof pageLink>

/** A number that travelled as text in a query. */
export const numberInQuery = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(least), v.maxValue(most))

/** A parameter that may be repeated; one value arrives as a list of one. */
export const listInQuery = (longest = 20) =>
  v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform(value => (typeof value === 'string' ? [value] : value)),
    v.maxLength(longest),
    v.everyItem(item => item.length <= 64),
  )

/** The sender's id of a request (draft-ietf-httpapi-idempotency-key-header): unguessable, such as a UUID. */
export const idempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))
