import { ok, type Result } from '#src/kit/result.ts'

import type { CommandContext } from './command.ts'

/** Opens a cart and remembers it; no cart exists until one is needed (R165). */
export async function openCart({ commerce, visit }: CommandContext): Promise<Result<string>> {
  const created = await commerce('cart.cart.create', {})
  if (!created.ok) return created
  await visit.keepCart(created.value)
  return ok(created.value.id)
}

/** Whether the cart that is gone has become the visit's order: then what was in it is bought and not to be put back. */
async function isBought({ commerce, visit: { order } }: CommandContext): Promise<boolean> {
  if (order === undefined) return false
  const found = await commerce('consumer.purchase.get', { orderId: order.orderNumber, st: order.st })
  return found.ok && found.value.placing !== 'draft' && found.value.placing !== 'failed'
}

/** Makes a cart anew with what was in the one that is gone (R166); what cannot be had any more is left out. */
export async function recreateCart(context: CommandContext): Promise<Result<string>> {
  const { commerce, visit } = context
  const isEmpty = await isBought(context)
  const fresh = await openCart(context)
  if (!fresh.ok || isEmpty) return fresh
  for (const [upc, qty] of visit.lines) await commerce('cart.item.add', { basketId: fresh.value, upc, qty })
  return fresh
}
