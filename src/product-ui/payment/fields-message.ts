import * as v from 'valibot'

const card = v.object({
  type: v.literal('fellholm:card'),
  paymentInstrumentId: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  brand: v.string(),
  last4: v.string(),
  expiry: v.string(),
})

const message = v.variant('type', [
  card,
  v.object({ type: v.literal('fellholm:height'), height: v.pipe(v.number(), v.minValue(80), v.maxValue(1_200)) }),
  v.object({ type: v.literal('fellholm:problems'), problems: v.array(v.unknown()) }),
])

/** A message of the provider's frame; undefined for any other message. */
export function parseFieldsMessage(data: unknown): v.InferOutput<typeof message> | undefined {
  const parsed = v.safeParse(message, data)
  return parsed.success ? parsed.output : undefined
}

const answer = v.variant('type', [
  v.object({ type: v.literal('fellholm:challenge'), threeDS2Result: v.string() }),
  v.object({
    type: v.literal('fellholm:approval'),
    approved: v.string(),
    /** Only when it was approved. */
    paymentInstrumentId: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))]), ''),
  }),
])
export type ProviderAnswer = v.InferOutput<typeof answer>

/** The answer of a provider page that asked for approval. The platform verifies it. */
export function parseProviderAnswer(data: unknown): ProviderAnswer | undefined {
  const parsed = v.safeParse(answer, data)
  return parsed.success ? parsed.output : undefined
}
