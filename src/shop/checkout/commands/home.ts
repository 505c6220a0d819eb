import type * as v from 'valibot'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { atField } from '../../at-field.ts'
import type { CommandResult } from '../../command-answer.ts'
import { command, type CommandContext } from '../../command.ts'
import { likelyEmail } from '../model/likely-email.ts'
import { collectorOf, homeAddress, isComplete } from '../model/needs.ts'
import { otherSpelling, spellingForm, type Spelling } from '../model/spelling.ts'
import { furthestStep } from '../model/steps.ts'
import { toSummary } from './prepare.ts'
import { stepPath, values } from './steps.ts'
import { withVouchers } from './vouchers.ts'

/** The cart with its address, and how that might be written otherwise. */
export type Sent = { readonly cart: Cart; readonly spelling: Spelling | undefined }

/**
 * Where everything at home goes. What the address service writes otherwise in blanks and capitals alone is
 * taken over; another spelling is given back, to be asked about, and the address stays as it was typed.
 */
export async function sendHome({ commerce }: CommandContext, basketId: string, given: Address): Promise<Result<Sent>> {
  const send = (address: Address) => commerce('cart.shipping-address.add', { basketId, address })
  const added = await send(given)
  if (!added.ok) return atField(added)
  const { suggestion, ...cart } = added.value
  const spelling = suggestion && otherSpelling(given, suggestion)
  if (suggestion === undefined || spelling !== undefined) return ok({ cart, spelling })
  const sent = await send(suggestion)
  return sent.ok ? ok({ cart: sent.value, spelling: undefined }) : atField(sent)
}

/**
 * On from the shipping step: to the summary when everything else is known, else to the payment. An e-mail that is likely
 * misspelt is asked about there.
 */
export async function onward(context: CommandContext, shipped: Cart): Promise<Result<CommandResult<unknown>>> {
  const { visit } = context
  const cart = await withVouchers(context, shipped)
  const isReady = furthestStep(cart, visit.order?.authorization) === 'summary'
  const done: Result<CommandResult<unknown>> = isReady
    ? await toSummary(context, visit.order)
    : ok({ value: {}, to: stepPath(context, 'billing') })
  const email = likelyEmail(homeAddress(shipped)?.email ?? collectorOf(shipped).email ?? '')
  return done.ok && email !== undefined ? ok({ ...done.value, flash: { ...done.value.flash, email } }) : done
}

/** Whom to write to, with what is written otherwise: where things go home, or who fetches them. */
function rewritten(cart: Cart, spelling: v.InferOutput<typeof spellingForm>) {
  const home = homeAddress(cart)
  if (home !== undefined) return { address: { ...home, ...spelling } }
  const pickupContact = { ...collectorOf(cart), ...('email' in spelling && spelling) }
  return isComplete(pickupContact) ? { pickupContact } : undefined
}

/** `POST /-/checkout/respell`: the address, or the e-mail, is written as it was suggested. */
export const respell = command({
  input: spellingForm,
  run: async (context, spelling): Promise<Result<CommandResult<unknown>>> => {
    const { commerce, visit } = context
    const { basketId } = visit
    if (basketId === undefined) return fail('BSK404')
    const cart = await commerce('cart.cart.get', { basketId })
    if (!cart.ok) return cart
    const change = rewritten(cart.value, spelling)
    if (change === undefined) return fail('PYT405', { to: stepPath(context, 'shipping') })
    const added = await commerce('cart.shipping-address.add', { basketId, ...change })
    return added.ok
      ? onward(context, added.value)
      : fail(added.code, { ...values(added.detail), to: stepPath(context, 'shipping') })
  },
})
