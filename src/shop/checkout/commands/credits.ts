import * as v from 'valibot'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import { paymentMethodId, type PaymentInstrument } from '#src/commerce/calls/cart/payment-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'
import { giftCardCode } from '#src/language/checkout-refusals.ts'

import { atField } from '../../at-field.ts'
import { isUnanswered, makeChange, type Change } from '../../basket.ts'
import type { CommandResult } from '../../command-answer.ts'
import { command, type CommandContext } from '../../command.ts'
import { cardNumber, cardPin } from '../../gift-card/model/typed-card.ts'
import { flag } from '../../sign-in/model/fields.ts'
import { stepPath } from './steps.ts'

/** A reward is typed where a gift card is: what is wrong with it stands at its number, not at the points. */
const atNumber = { REW130: 'number', REW135: 'number', REW140: 'number', REW401: 'number' } as const

/** Whether a credit pays its part of a cart. */
const paysWith =
  (is: (credit: PaymentInstrument) => boolean) =>
  ({ payment_instruments: instruments }: Pick<Cart, 'payment_instruments'>): boolean =>
    instruments.some(is)

/** Changes what pays before the card and stays at the payment; a refusal is said at its field (R326), `own` or not. */
async function crediting(
  context: CommandContext,
  change: Change,
  own: Readonly<Record<string, string>> = {},
): Promise<Result<CommandResult<unknown>>> {
  const { basketId } = context.visit
  if (basketId === undefined) return fail('BSK404')
  const changed = await makeChange(context, basketId, change)
  return changed.ok ? ok({ value: {}, to: stepPath(context, 'billing') }) : atField(changed, own)
}

/** `POST /-/checkout/gift-card`: a gift card, reward card or reward code pays its part. */
const giftCard = command({
  input: v.object({
    kind: v.optional(v.picklist(['GIFT_CARD', 'REWARD_CARD', 'REWARD_CODE']), 'GIFT_CARD'),
    number: cardNumber,
    pin: cardPin,
  }),
  secret: ['pin', 'number'],
  run: (context, { kind, number, pin }) =>
    crediting(
      context,
      {
        make: async basketId => {
          const added = await context.commerce('cart.payment-instrument.add', {
            basketId,
            payment_method_id: kind,
            number,
            ...(pin !== '' && { pin }),
          })
          return added.ok || isUnanswered(added.code) ? added : fail(giftCardCode(added.code), added.detail)
        },
        isDone: paysWith(credit => credit.payment_method_id === kind && credit.last4 === number.slice(-4)),
      },
      atNumber,
    ),
})

/** `POST /-/checkout/saved-gift-card`: one that the account keeps pays its part. */
const savedGiftCard = command({
  input: v.object({
    giftCardId: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
    last4: v.pipe(v.string(), v.regex(/^\w{1,4}$/)),
  }),
  run: (context, { giftCardId, last4 }) =>
    crediting(context, {
      make: basketId =>
        context.commerce('cart.payment-instrument.add', { basketId, payment_method_id: 'GIFT_CARD', giftCardId }),
      isDone: paysWith(credit => credit.payment_method_id === 'GIFT_CARD' && credit.last4 === last4),
    }),
})

/** `POST /-/checkout/points`: points become a reduction (D33), from now on by themselves if that is wanted (R194); none take it away again. */
const points = command({
  input: v.object({ points: v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), always: flag }),
  run: async (context, { points, always }) => {
    const credited = await crediting(context, {
      make: basketId => context.commerce('cart.reward.apply', { basketId, appliedLoyaltyVoucher: { points } }),
      isDone: ({ payment_instruments }) =>
        (payment_instruments.find(({ payment_method_id }) => payment_method_id === 'LOYALTY_POINTS')?.points ?? 0) ===
        points,
    })
    if (credited.ok) await context.visit.change({ appliesVouchers: always && points > 0 })
    return credited
  },
})

/** `POST /-/checkout/credit`: the credit of an athlete or influencer pays as much as there is (R013). */
const credit = command({
  input: v.object({ method: v.picklist(['ATHLETES_PAYMENT', 'INFLUENCER_CREDIT']) }),
  run: (context, { method }) =>
    crediting(context, {
      make: basketId => context.commerce('cart.payment-instrument.add', { basketId, payment_method_id: method }),
      isDone: paysWith(({ payment_method_id }) => payment_method_id === method),
    }),
})

/** `POST /-/checkout/credit-remove`: points that were taken out do not come back by themselves (R194). */
const remove = command({
  input: v.object({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    method: v.optional(paymentMethodId),
  }),
  run: async (context, { id, method }) => {
    const removed = await crediting(context, {
      make: basketId => context.commerce('cart.payment-instrument.remove', { basketId, id }),
      isDone: cart => !paysWith(held => held.id === id)(cart),
    })
    if (removed.ok && method === 'LOYALTY_POINTS') await context.visit.change({ appliesVouchers: false })
    return removed
  },
})

export const creditCommands = {
  'gift-card': giftCard,
  'saved-gift-card': savedGiftCard,
  points,
  credit,
  'credit-remove': remove,
} as const
