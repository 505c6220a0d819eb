import * as v from 'valibot'

import type { Flash } from '#src/commerce/calls/cart/cart-shapes.ts'

import type { Spelling } from './spelling.ts'

/** Told to the summary that comes next: the cart it reads is as its order was prepared, and nothing was changed by it. */
export const preparedNow = 'prepared'

type CommandFlash = { readonly command: string; readonly values: Readonly<Record<string, string>> }

/** Commands after which it is asked whether something was meant to be written otherwise. */
const asksForSpelling: ReadonlySet<string> = new Set(['checkout/ship', 'checkout/respell'])

/** Reads the last command's flash: whether its order is prepared, and how the address and the e-mail may be meant. */
export function readFlash(flash: CommandFlash | undefined) {
  const { [preparedNow]: prepared, email, ...others } = flash?.values ?? {}
  const asks = flash !== undefined && asksForSpelling.has(flash.command)
  return {
    isPrepared: prepared !== undefined,
    ...(asks && Object.keys(others).length > 0 && { spelling: others as Spelling }),
    ...(asks && email !== undefined && { meantEmail: email }),
  }
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

/** The flash codes a refusal carries. */
export function flashesIn(refused: { readonly detail?: unknown } | undefined): readonly Flash[] {
  const parsed = v.safeParse(withFlashes, refused?.detail)
  return parsed.success ? parsed.output.flash : []
}
