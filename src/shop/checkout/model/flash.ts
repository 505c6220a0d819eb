import * as v from 'valibot'

import type { Flash } from '#src/commerce/calls/cart-shapes.ts'

import type { Spelling } from './spelling.ts'

/** Told to the summary that comes next: the cart it reads is as its order was prepared, and nothing was changed by it. */
export const preparedNow = 'prepared'

type CommandFlash = { readonly command: string; readonly values: Readonly<Record<string, string>> }

/** What a command has told the page that comes next: whether its order is prepared, and what else there is to say. */
export function readFlash(flash: CommandFlash | undefined) {
  const { [preparedNow]: prepared, ...others } = flash?.values ?? {}
  const isSpelling = flash?.command === 'checkout/ship' && Object.keys(others).length > 0
  return { isPrepared: prepared !== undefined, ...(isSpelling && { spelling: others as Spelling }) }
}

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
