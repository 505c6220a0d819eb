import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import { ok, type Result } from '#src/kit/result.ts'

import type { CommandContext } from './command.ts'

/** Opens a cart and remembers it; no cart exists until one is needed (R165). */
export async function openCart({ commerce, visit }: CommandContext): Promise<Result<Cart>> {
  const created = await commerce('cart.cart.create', {})
  if (!created.ok) return created
  await visit.keepCart(created.value)
  return created
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
  // An associate's cart that is gone went to the shopper's phone.
  const bought = visit.consumerType === 'ASSOCIATE' || (await isBought(context))
  const fresh = await openCart(context)
  if (!fresh.ok) return fresh
  const { id: basketId, items } = fresh.value
  const lost = bought ? [] : visit.lines.filter(([upc]) => !items.some(item => item.upc === upc))
  for (const [upc, qty] of lost) await commerce('cart.item.add', { basketId, upc, qty })
  return ok(basketId)
}
