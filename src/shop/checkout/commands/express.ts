import * as v from 'valibot'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { CommandResult } from '../../command-answer.ts'
import { command, type CommandContext } from '../../command.ts'
import { expressFrom, type Express } from '../model/express.ts'
import { toSummary } from './prepare.ts'
import { stepPath } from './steps.ts'
import { withVouchers } from './vouchers.ts'

/** Puts what is saved of a shopper into the cart; the first refusal ends it. */
async function fillIn({ commerce }: CommandContext, basketId: string, express: Express): Promise<boolean> {
  const { address, contact, billing, cardToken } = express
  const steps: (() => Promise<Result<Cart>>)[] = [
    ...(address === undefined ? [] : [() => commerce('cart.shipping-address.add', { basketId, address })]),
    ...(contact === undefined
      ? []
      : [() => commerce('cart.shipping-address.add', { basketId, pickupContact: contact })]),
    () => commerce('cart.billing-address.add', { basketId, address: billing }),
    () =>
      commerce('cart.payment-instrument.add', {
        basketId,
        payment_method_id: 'CREDIT_CARD',
        paymentInstrumentId: cardToken,
      }),
  ]
  for (const step of steps) if (!(await step()).ok) return false
  return true
}

/** `POST /-/checkout/express`: straight to the summary with what is saved; without all of it, to the shipping step (R172). */
const express = command({
  input: v.object({}),
  run: async (context): Promise<Result<CommandResult<unknown>>> => {
    const { commerce, visit } = context
    const { basketId, isSignedIn } = visit
    const toShipping = ok({ value: {}, to: stepPath(context, 'shipping') })
    if (basketId === undefined) return fail('BSK404')
    if (!isSignedIn) return toShipping
    const [cart, profile, cards] = await Promise.all([
      commerce('cart.cart.get', { basketId }),
      commerce('consumer.profile.get', {}),
      commerce('consumer.payment-instruments.list', { filter: 'CREDIT_CARD' }),
    ])
    if (!cart.ok || !profile.ok || !cards.ok) return toShipping
    const saved = expressFrom(cart.value, profile.value, cards.value.payment_instruments)
    if (saved === undefined || !(await fillIn(context, basketId, saved))) return toShipping
    const filled = await commerce('cart.cart.get', { basketId })
    if (filled.ok) await withVouchers(context, filled.value)
    return toSummary(context)
  },
})

export const expressCommands = { express } as const
