import * as v from 'valibot'

import { ok } from '#src/kit/result.ts'

import { command } from '../../command.ts'

/** `POST /-/cart/look`: reads the cart as it is, for a browser that has not heard what became of a change (O5). */
const look = command({
  input: v.object({}),
  run: async ({ commerce, visit }) => {
    const { basketId } = visit
    if (basketId === undefined) return ok({ value: {} })
    const found = await commerce('cart.cart.get', { basketId })
    if (!found.ok) return found
    await visit.keepCart(found.value)
    visit.showCartCount(found.value.totalItems)
    return ok({ value: found.value, notice: { key: 'cart.looked-up' } })
  },
})

export const lookCommands = { look } as const
