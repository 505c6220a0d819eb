import * as v from 'valibot'

import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'
import { upc } from '#src/commerce/calls/shapes.ts'
import { ok, type Result } from '#src/kit/result.ts'
import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'

import { changing, filling, idempotent, type Change } from '../../basket.ts'
import type { CommandResult } from '../../command-answer.ts'
import { command, type CommandContext } from '../../command.ts'
import { isAdded, isGone } from '../model/done.ts'
import { isMarked, markFields, markForm, marksIn } from '../model/marks.ts'
import { deliveryCode, itemId, pickupLocationId, wholeNumber } from './fields.ts'

/** The fields needed to put a removed line back as it was. */
function lineToPutBack(line: CartLine, at: number): Readonly<Record<string, string>> {
  const { upc, qty, name, shippingOptions } = line
  const chosen = shippingOptions.find(({ selected }) => selected)
  const { code = '' } = chosen?.shippingMethod ?? {}
  const { id: storeId = '' } = chosen?.storeInfo ?? {}
  return { upc, qty: `${qty}`, name, at: `${at}`, code, storeId, ...markFields(line) }
}

/** Takes a line out of the cart and remembers how to put it back. */
async function takingOut(
  context: CommandContext,
  itemId: string,
  take: Change['make'],
): Promise<Result<CommandResult<Cart>>> {
  const { commerce, visit } = context
  const before =
    visit.basketId === undefined ? undefined : await commerce('cart.cart.get', { basketId: visit.basketId })
  const items = before?.ok === true ? before.value.items : []
  const at = items.findIndex(({ id }) => id === itemId)
  const line = items[at]
  const taken = await changing(context, { make: take, isDone: isGone(itemId) })
  if (!taken.ok || line === undefined) return taken
  return ok({ ...taken.value, flash: lineToPutBack(line, at) })
}

/** `POST /-/cart/remove` */
const remove = command({
  input: v.object({ itemId }),
  run: (context, { itemId }) =>
    takingOut(context, itemId, basketId => context.commerce('cart.item.remove', { basketId, itemId })),
})

/** A line as it was taken out: what, how many, and how it travelled. */
const putBackForm = v.object({
  upc,
  qty: wholeNumber,
  code: v.optional(v.union([v.literal(''), deliveryCode]), ''),
  storeId: v.optional(v.union([v.literal(''), pickupLocationId]), ''),
  ...markForm.entries,
})
type PutBack = v.InferOutput<typeof putBackForm>

/** Ways to a place that what comes from the warehouse may take. */
const sentToPlaces: ReadonlySet<string> = new Set(['sts', 'pudo'])

/** Puts a line into a cart on the way it travelled; when that way is gone it goes home. */
async function putBack(context: CommandContext, basketId: string, { upc, qty, code, storeId, ...form }: PutBack) {
  const { commerce } = context
  const marks = marksIn(form)
  if (code === 'pickup' && storeId !== '') {
    const reserved = await commerce('cart.item.reserve', { basketId, upc, qty, storeId, ...idempotent(context) })
    if (reserved.ok) return reserved
  }
  const added = await commerce('cart.item.add', { basketId, upc, qty, ...marks, ...idempotent(context) })
  const line = added.ok && added.value.items.find(item => item.upc === upc && !item.bonus && isMarked(item, marks))
  if (!line || !sentToPlaces.has(code) || storeId === '') return added
  const sent = await commerce('cart.shipping-method.set', { cartId: basketId, itemId: line.id, code, storeId })
  return sent.ok ? sent : added
}

/** `POST /-/cart/undo`: puts back what was taken out. */
const undo = command({
  input: putBackForm,
  run: (context, line) =>
    filling(context, {
      make: basketId => putBack(context, basketId, line),
      isDone: isAdded(line.upc, context.visit.lines),
    }),
})

export const takingOutCommands = { remove, undo } as const
