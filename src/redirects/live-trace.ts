import * as v from 'valibot'

import { columns, type Column, type Draft } from '#kv/redirects/columns.ts'
import { devices } from '#kv/redirects/rule.ts'
import { localeNames } from '#src/language/locales.ts'

/** Who a request is explained for: JSON in this header, signed together with the address (`x-signature`). */
export const explainHeader = 'x-explain'

/** A visitor that a request is explained for, and when. */
export const explainedVisitorSchema = v.strictObject({
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  locale: v.picklist(localeNames),
  device: v.picklist(devices),
  /** Milliseconds since 1970, for the conditions of rules. */
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
export type ExplainedVisitor = v.InferOutput<typeof explainedVisitorSchema>

/** What is signed of such a request. */
export const explainedText = (address: string, visitor: string): string => `${address}\n${visitor}`

const cells = Object.fromEntries(columns.map(column => [column, v.string()])) as Record<
  Column,
  v.StringSchema<undefined>
>

const tracedRule = v.object({ line: v.number(), cells: v.object(cells) })

/** A rule as the store has it: its line, and its columns. */
export type TracedRule = { readonly line: number; readonly cells: Draft }

/** The steps a request really took through the store. */
export const liveTraceSchema = v.object({
  /** The revision in force in this part of the store; `off` by the kill switch, `none` where it knows none. */
  rules: v.string(),
  fired: v.optional(tracedRule),
  nearly: v.array(v.object({ rule: tracedRule, reason: v.string() })),
  /** What the path was read as; nothing where the request ended before. */
  locale: v.optional(v.string()),
  path: v.optional(v.string()),
  route: v.optional(v.string()),
  /** Whether the page was stored. */
  cache: v.optional(v.string()),
  /** Whether a single key led on. */
  isSingleKey: v.boolean(),
  status: v.number(),
  location: v.optional(v.string()),
  /** Time of each part, as `Server-Timing` says it. */
  timing: v.string(),
  build: v.string(),
})
export type LiveTrace = v.InferOutput<typeof liveTraceSchema>
