import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { KeptLine } from './cart/model/kept-lines.ts'
import { isMarked } from './cart/model/marks.ts'
import type { CommandContext, Done } from './command.ts'

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
  const isThere = ([upc, , marks = {}]: KeptLine) => items.some(item => item.upc === upc && isMarked(item, marks))
  const lost = bought ? [] : visit.lines.filter(line => !isThere(line))
  for (const [upc, qty, marks] of lost) await commerce('cart.item.add', { basketId, upc, qty, ...marks })
  return ok(basketId)
}

/** Remembers what the cart holds now, and goes to the cart page where there is no script. */
async function settled({ visit, locale }: CommandContext, cart: Cart): Promise<Result<Done<Cart>>> {
  await visit.keepCart(cart)
  visit.showCartCount(cart.totalItems)
  return ok({ value: cart, to: href(locale, 'cart') })
}

/** Uses the code of a link once there is something in the cart; a code that is refused is not tried again (R070). */
async function withAutoPromo({ commerce, visit }: CommandContext, cart: Cart): Promise<Cart> {
  const { autoPromoCode: code } = visit
  if (code === undefined || cart.items.length === 0) return cart
  visit.forgetAutoPromoCode()
  const applied = await commerce('cart.coupon.apply', { cartId: cart.id, code })
  return applied.ok ? applied.value : cart
}

type Change = (basketId: string) => Promise<Result<Cart>>

/** Changes the visit's cart; one that is gone is made anew and the change made once more (R400). */
async function changed(context: CommandContext, basketId: string, change: Change): Promise<Result<Cart>> {
  const result = await change(basketId)
  if (result.ok || result.code !== 'BSK404') return result
  const fresh = await recreateCart(context)
  return fresh.ok ? change(fresh.value) : fresh
}

/** Changes the visit's cart and remembers what came of it; a visit without one has nothing to change. */
export async function changing(context: CommandContext, change: Change): Promise<Result<Done<Cart>>> {
  const { basketId } = context.visit
  if (basketId === undefined) return fail('BSK404')
  const result = await changed(context, basketId, change)
  return result.ok ? settled(context, result.value) : result
}

/** The same for what needs a cart: a visit without one gets it. */
export async function filling(context: CommandContext, change: Change): Promise<Result<Done<Cart>>> {
  const { basketId } = context.visit
  const opened = basketId === undefined ? await openCart(context) : ok({ id: basketId })
  if (!opened.ok) return opened
  const result = await changed(context, opened.value.id, change)
  return result.ok ? settled(context, await withAutoPromo(context, result.value)) : result
}
