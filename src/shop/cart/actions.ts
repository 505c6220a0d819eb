import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { quantity, type Cart } from '#src/commerce/calls/cart-shapes.ts'
import { upc } from '#src/commerce/calls/shapes.ts'
import type { Commerce } from '#src/commerce/client.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { command, type CommandContext, type CommandVisit, type Done } from '../command.ts'

/** A whole number as script sends it or as a form does. */
const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
  quantity,
)

const itemId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))

/** The visit's basket; a cart is made when the first thing goes in. */
async function openBasket(commerce: Commerce, visit: CommandVisit): Promise<Result<string>> {
  if (visit.basketId !== undefined) return ok(visit.basketId)
  const created = await commerce('cart.cart.create', {})
  if (!created.ok) return created
  await visit.keepBasket(created.value.id)
  return ok(created.value.id)
}

/** Remembers what the cart holds now, and goes to the cart page where there is no script. */
function settled({ visit, locale }: CommandContext, cart: Cart): Result<Done<Cart>> {
  visit.showCartCount(cart.totalItems)
  return ok({ value: cart, to: href(locale, 'cart') })
}

/** `POST /-/cart/add`: a cart that is gone is made anew and the thing put in (R400). */
const add = command({
  input: v.object({ upc, qty: v.optional(wholeNumber, 1) }),
  run: async (context, { upc, qty }) => {
    const { commerce, visit } = context
    const basket = await openBasket(commerce, visit)
    if (!basket.ok) return basket
    const added = await commerce('cart.item.add', { basketId: basket.value, upc, qty })
    if (added.ok) return settled(context, added.value)
    if (added.code !== 'BSK404') return added
    const fresh = await openBasket(commerce, { ...visit, basketId: undefined })
    if (!fresh.ok) return fresh
    const again = await commerce('cart.item.add', { basketId: fresh.value, upc, qty })
    return again.ok ? settled(context, again.value) : again
  },
})

/** `POST /-/cart/quantity` */
const setQuantity = command({
  input: v.object({ itemId, qty: wholeNumber }),
  run: async (context, { itemId, qty }) => {
    const { commerce, visit } = context
    if (visit.basketId === undefined) return fail('BSK404')
    const changed = await commerce('cart.item.update', { basketId: visit.basketId, itemId, qty })
    return changed.ok ? settled(context, changed.value) : changed
  },
})

/** `POST /-/cart/remove` */
const remove = command({
  input: v.object({ itemId }),
  run: async (context, { itemId }) => {
    const { commerce, visit } = context
    if (visit.basketId === undefined) return fail('BSK404')
    const removed = await commerce('cart.item.remove', { basketId: visit.basketId, itemId })
    return removed.ok ? settled(context, removed.value) : removed
  },
})

const code = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64))

/** `POST /-/cart/coupon` */
const applyCoupon = command({
  input: v.object({ code }),
  run: async (context, { code }) => {
    const { commerce, visit } = context
    if (visit.basketId === undefined) return fail('BSK404')
    const applied = await commerce('cart.coupon.apply', { cartId: visit.basketId, code })
    return applied.ok ? settled(context, applied.value) : applied
  },
})

/** `POST /-/cart/coupon-remove` */
const removeCoupon = command({
  input: v.object({ code }),
  run: async (context, { code }) => {
    const { commerce, visit } = context
    if (visit.basketId === undefined) return fail('BSK404')
    const removed = await commerce('cart.coupon.remove', { cartId: visit.basketId, code })
    return removed.ok ? settled(context, removed.value) : removed
  },
})

export const cartCommands = {
  add,
  quantity: setQuantity,
  remove,
  coupon: applyCoupon,
  'coupon-remove': removeCoupon,
} as const
