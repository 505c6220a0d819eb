import * as v from 'valibot'

import { ok, type Result } from '#src/kit/result.ts'

import { recreateCart } from '../../basket.ts'
import type { CommandResult } from '../../command-answer.ts'
import { command, type CommandContext } from '../../command.ts'

/** A cart that is gone is made anew with what was in it (R166). */
async function recreated(context: CommandContext): Promise<Result<CommandResult<unknown>>> {
  const fresh = await recreateCart(context)
  return fresh.ok ? ok({ value: fresh.value, notice: { key: 'cart.recreated' } }) : fresh
}

/**
 * `POST /-/cart/look`: reads the cart as it is, for a browser that has not heard what became of a change (O5), or has heard
 * that its cart is gone.
 */
const look = command({
  input: v.object({}),
  run: async context => {
    const { commerce, visit } = context
    const { basketId } = visit
    if (basketId === undefined) return ok({ value: {} })
    const found = await commerce('cart.cart.get', { basketId })
    if (!found.ok) return found.code === 'BSK404' ? recreated(context) : found
    await visit.keepCart(found.value)
    visit.showCartCount(found.value.totalItems)
    return ok({ value: found.value, notice: { key: 'cart.looked-up' } })
  },
})

export const lookCommands = { look } as const
