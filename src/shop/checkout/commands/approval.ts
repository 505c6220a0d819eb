import * as v from 'valibot'

import { recipeId } from '#src/commerce/calls/cart/line-shapes.ts'
import { upc } from '#src/commerce/calls/shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { addingOn, filling } from '../../basket.ts'
import { deliveryForm } from '../../cart/model/delivery-form.ts'
import { wholeNumber } from '../../cart/model/whole-number.ts'
import type { CommandResult } from '../../command-answer.ts'
import { command, type CommandContext } from '../../command.ts'
import type { ApprovedMethod } from '../model/paying.ts'
import { toSummary } from './prepare.ts'
import { stepPath } from './steps.ts'

/** The provider's id of an instrument. */
export const token = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))

/** Asks the owner of a wallet or a later payment: in a dialog, or on the provider's page. */
export const requestApproval = (context: CommandContext, method: ApprovedMethod): Result<CommandResult<unknown>> =>
  ok({ value: {}, to: stepPath(context, 'billing', { ask: method }) })

/** The item bought directly from a product page; empty when the wallet is asked from the cart. */
const bought = v.object({
  upc: v.optional(upc),
  qty: v.optional(wholeNumber, 1),
  recipeId: v.optional(recipeId),
  ...deliveryForm.entries,
})
type Bought = v.InferOutput<typeof bought>

/** The cart to pay for, with what is bought in it. */
async function cartWith(context: CommandContext, { upc, way, storeId, ...item }: Bought): Promise<Result<string>> {
  const { basketId } = context.visit
  if (upc === undefined) return basketId === undefined ? fail('BSK404') : ok(basketId)
  const filled = await filling(context, addingOn(context, { upc, ...item }, { way, storeId }))
  return filled.ok ? ok(filled.value.value.id) : filled
}

/** `POST /-/checkout/wallet`: the express way, before anything else is known; the wallet is asked first. */
const wallet = command({
  input: bought,
  run: async (context, item): Promise<Result<CommandResult<unknown>>> => {
    const basketId = await cartWith(context, item)
    if (!basketId.ok) return basketId
    if (item.upc !== undefined) await context.visit.change({ bid: basketId.value })
    return requestApproval(context, 'WALLET')
  },
})

/** `POST /-/checkout/approve`: what the owner of a wallet or a later payment said (R244). */
const approve = command({
  input: v.object({
    method: v.picklist(['KLARNA', 'WALLET']),
    approved: v.optional(v.string(), 'false'),
    paymentInstrumentId: v.optional(v.union([v.literal(''), token]), ''),
  }),
  secret: ['paymentInstrumentId'],
  run: async (context, { method, approved, paymentInstrumentId }): Promise<Result<CommandResult<unknown>>> => {
    const { commerce, visit } = context
    const { basketId } = visit
    if (basketId === undefined) return fail('BSK404')
    if (approved !== 'true' || paymentInstrumentId === '') {
      const reason = method === 'KLARNA' ? 'Error authorizing Klarna' : 'Wallet refused'
      return fail('PAY400', { reason, to: stepPath(context, 'billing') })
    }
    if (method === 'KLARNA') return toSummary(context, { authorization: paymentInstrumentId })
    const added = await commerce('cart.payment-instrument.add', {
      basketId,
      payment_method_id: method,
      paymentInstrumentId,
    })
    return added.ok ? toSummary(context) : fail(added.code, { to: stepPath(context, 'billing') })
  },
})

export const approvalCommands = { wallet, approve } as const
