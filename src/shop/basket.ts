import { href } from '#routes/href.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { marksOf } from '#src/commerce/calls/cart/line-shapes.ts'
import type { InputOf } from '#src/commerce/calls/index.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { isAdded } from './cart/model/done.ts'
import type { KeptLine } from './cart/model/kept-lines.ts'
import { isMarked } from './cart/model/marks.ts'
import type { DeliveryFields } from './cart/model/delivery-form.ts'
import type { CommandResult } from './command-answer.ts'
import type { CommandContext } from './command.ts'

/** Whether a change was not answered, or by something that cannot be read. */
export const isUnanswered = (code: string): boolean => code === 'OUTCOME_UNKNOWN' || code === 'GEN500'

async function createCart({ commerce }: Pick<CommandContext, 'commerce'>): Promise<Result<Cart>> {
  const created = await commerce('cart.cart.create', {})
  // An empty cart that may or may not exist is of no use, so nothing has happened.
  return !created.ok && isUnanswered(created.code) ? fail('NOT_DONE') : created
}

/** Opens a cart and remembers it; no cart exists until one is needed (R165). */
export async function openCart(context: CommandContext): Promise<Result<Cart>> {
  const created = await createCart(context)
  if (created.ok) await context.visit.keepCart(created.value)
  return created
}

/** Whether the cart that is gone has become the visit's order: then what was in it is bought and not to be put back. */
async function isBought({ commerce, visit: { order } }: Pick<CommandContext, 'commerce' | 'visit'>): Promise<boolean> {
  if (order === undefined) return false
  const found = await commerce('consumer.purchase.get', { orderId: order.orderNumber, st: order.st })
  return found.ok && found.value.placing !== 'draft' && found.value.placing !== 'failed'
}

/**
 * Makes a cart anew with what was in the one that is gone (R166); what cannot be had any more is left out. The visit keeps
 * the lines of the old cart until those of the new one are known, so that a platform that fails meanwhile loses nothing.
 */
export async function recreateCart(context: Pick<CommandContext, 'commerce' | 'visit'>): Promise<Result<Cart>> {
  const { commerce, visit } = context
  // An associate's cart that is gone went to the shopper's phone.
  const bought = visit.consumerType === 'ASSOCIATE' || (await isBought(context))
  const fresh = await createCart(context)
  if (!fresh.ok) return fresh
  let cart = fresh.value
  const isInCart = ([upc, , marks = {}]: KeptLine) => cart.items.some(item => item.upc === upc && isMarked(item, marks))
  const lost = bought ? [] : visit.lines.filter(line => !isInCart(line))
  for (const [upc, qty, marks] of lost) {
    const added = await commerce('cart.item.add', { basketId: cart.id, upc, qty, ...marks })
    if (added.ok) cart = added.value
    else if (isUnanswered(added.code) || added.code === 'NOT_SENT') return fail('NOT_DONE')
  }
  await visit.keepCart(cart)
  visit.showCartCount(cart.totalItems)
  return ok(cart)
}

/** Remembers what the cart holds now, and goes to the cart page where there is no script. */
async function settled({ visit, locale }: CommandContext, cart: Cart): Promise<Result<CommandResult<Cart>>> {
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

/** A change of a cart, and how the cart shows that it was done. */
export type Change = {
  /** Does it in a cart of its own, where the visit has none yet. */
  readonly begin?: () => Promise<Result<Cart>>
  readonly make: (basketId: string) => Promise<Result<Cart>>
  readonly isDone: (cart: Cart) => boolean
}

/**
 * Makes a change. When its answer is lost, the cart itself shows whether it was done (O5). When the cart cannot be read
 * either, the outcome stays unknown.
 */
export async function makeChange(
  { commerce }: CommandContext,
  basketId: string,
  change: Change,
): Promise<Result<Cart>> {
  const result = await change.make(basketId)
  if (result.ok || !isUnanswered(result.code)) return result
  const found = await commerce('cart.cart.get', { basketId })
  if (!found.ok) return result
  return change.isDone(found.value) ? found : fail('NOT_DONE')
}

/** The header that makes a repeated request harmless. */
export const idempotent = ({ idempotencyKey }: CommandContext) => ({ 'Idempotency-Key': idempotencyKey })

type Thing = Omit<InputOf<'cart.item.add'>, 'basketId' | 'Idempotency-Key'>

/** Adds pieces of an item to a cart, once per press. Only an item without recipient and sum can open a cart of its own. */
export const adding = (context: CommandContext, { giftOption, giftAmount, ...thing }: Thing): Change => ({
  ...(giftOption === undefined &&
    giftAmount === undefined && {
      begin: () =>
        context.commerce('cart.cart.create-with-item', { ...thing, qty: `${thing.qty ?? 1}`, ...idempotent(context) }),
    }),
  make: basketId =>
    context.commerce('cart.item.add', {
      basketId,
      ...thing,
      ...marksOf({ giftOption, giftAmount }),
      ...idempotent(context),
    }),
  isDone: isAdded(thing.upc, context.visit.lines),
})

/** Adds pieces and has their line sent to a store; where that is no longer offered they go home, as the cart then says. */
function addingToStore(context: CommandContext, thing: Thing, storeId: string): Change {
  const { make: add, isDone } = adding(context, thing)
  const make = async (basketId: string) => {
    const added = await add(basketId)
    const line = added.ok && added.value.items.find(({ upc, bonus }) => upc === thing.upc && !bonus)
    if (!line) return added
    const to = { cartId: basketId, itemId: line.id, code: 'sts', storeId }
    const sent = await context.commerce('cart.shipping-method.set', to)
    return sent.ok ? sent : added
  }
  return { make, isDone }
}

/** Adds pieces on the way that was chosen for them (R411); what is made to order or a gift card goes its own. */
export function addingOn(context: CommandContext, thing: Thing, { way, storeId }: DeliveryFields): Change {
  const { upc, qty } = thing
  const isPlain = Object.keys(marksOf(thing)).length === 0
  if (way === 'home' || storeId === '' || !isPlain) return adding(context, thing)
  if (way === 'sts') return addingToStore(context, thing, storeId)
  const make = (basketId: string) =>
    context.commerce('cart.item.reserve', { basketId, upc, qty, storeId, ...idempotent(context) })
  return { make, isDone: isAdded(upc, context.visit.lines) }
}

/** Changes the visit's cart; one that is gone is made anew and the change made once more (R400). */
async function changed(context: CommandContext, basketId: string, change: Change): Promise<Result<Cart>> {
  const result = await makeChange(context, basketId, change)
  if (result.ok || result.code !== 'BSK404') return result
  const fresh = await recreateCart(context)
  return fresh.ok ? makeChange(context, fresh.value.id, change) : fresh
}

/** Changes the visit's cart and remembers what came of it; a visit without one has nothing to change. */
export async function changing(context: CommandContext, change: Change): Promise<Result<CommandResult<Cart>>> {
  const { basketId } = context.visit
  if (basketId === undefined) return fail('BSK404')
  const result = await changed(context, basketId, change)
  return result.ok ? settled(context, result.value) : result
}

async function filled(context: CommandContext, change: Change): Promise<Result<Cart>> {
  const { basketId } = context.visit
  if (basketId !== undefined) return changed(context, basketId, change)
  if (change.begin !== undefined) return begun(context, change.begin, change.isDone)
  const opened = await openCart(context)
  return opened.ok ? changed(context, opened.value.id, change) : opened
}

/** Opens a cart with a change in it at once. When that is not answered, the shopper's cart says whether it was done. */
async function begun(
  context: CommandContext,
  begin: () => Promise<Result<Cart>>,
  isDone: Change['isDone'],
): Promise<Result<Cart>> {
  const result = await begin()
  if (result.ok || !isUnanswered(result.code)) return result
  const found = await openCart(context)
  if (!found.ok) return result
  return isDone(found.value) ? found : fail('NOT_DONE')
}

/** The same for what needs a cart: a visit without one gets it. */
export async function filling(context: CommandContext, change: Change): Promise<Result<CommandResult<Cart>>> {
  const result = await filled(context, change)
  return result.ok ? settled(context, await withAutoPromo(context, result.value)) : result
}
