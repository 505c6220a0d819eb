import * as v from 'valibot'

/** R256, R257: a visitor’s id is a text that says something. */
const visitorId = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check(id => id !== 'undefined', 'the text “undefined” is no id'),
)

/** R258, R261: attributes are an object of texts, booleans and safe integers. */
const attributes = v.pipe(
  v.unknown(),
  v.check(given => !Array.isArray(given), 'an object, not a list'),
  v.record(v.string(), v.union([v.string(), v.boolean(), v.pipe(v.number(), v.safeInteger())])),
)

const visitor = v.object({ id: visitorId, attributes: v.optional(attributes, {}) })

/** The visitor, as far as flags need to know. */
export type FlagVisitor = v.InferOutput<typeof visitor>

/**
 * A visitor, checked more strictly than the library does: it takes an empty id, and any number up to 2^53 as an integer
 * (docs/decisions/023). Throws a `ValiError` that names what is wrong.
 */
export const parseVisitor = (given: unknown): FlagVisitor => v.parse(visitor, given)
