import * as v from 'valibot'

import type { Flash } from '#src/commerce/calls/cart-shapes.ts'

const withFlashes = v.object({
  flash: v.array(
    v.object({
      type: v.string(),
      itemId: v.optional(v.string()),
      detail: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
    }),
  ),
})

/** What a refusal says was changed in the cart meanwhile. */
export function flashesIn(refused: { readonly detail?: unknown } | undefined): readonly Flash[] {
  const parsed = v.safeParse(withFlashes, refused?.detail)
  return parsed.success ? parsed.output.flash : []
}
