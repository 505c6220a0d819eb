import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import type { CreditMethod, PaymentInstrument, PaymentMethodCode } from '#src/commerce/calls/payment-shapes.ts'
import { creditMethods, paymentMethodCodes } from '#src/commerce/calls/payment-shapes.ts'
import type { InputOf } from '#src/commerce/calls/index.ts'

type Instruments = Pick<Cart, 'payment_instruments'>

const isCredit = (method: string): method is CreditMethod => creditMethods.some(known => known === method)

/** Instruments that pay before or instead of the card: gift cards, rewards, points, credits. */
export const creditsOf = ({ payment_instruments: instruments }: Instruments): readonly PaymentInstrument[] =>
  instruments.filter(({ payment_method_id }) => isCredit(payment_method_id))

/** The instrument that pays the rest: a card, a wallet, a later payment or a bank. */
export const restOf = ({ payment_instruments: instruments }: Instruments): PaymentInstrument | undefined =>
  instruments.find(({ payment_method_id }) => paymentMethodCodes.some(code => code === payment_method_id))

/** Whether an instrument still has to be approved by its owner before an order can be placed with it (R244). */
export const waitsForApproval = ({ payment_method_id }: PaymentInstrument, authorization: string | undefined) =>
  payment_method_id === 'KLARNA' && authorization === undefined

/** An order whose total is nothing, or which credits pay, needs nothing else. */
export const isPaid = ({ totals }: Pick<Cart, 'totals'>): boolean => totals.remainingToPay === 0

/** The instrument an order of this cart is placed with: the card, or any credit when nothing is left to pay. */
export const payingInstrument = (cart: Instruments & Pick<Cart, 'totals'>): PaymentInstrument | undefined =>
  isPaid(cart) ? cart.payment_instruments[0] : restOf(cart)

type PaymentMethod = InputOf<'cart.order.place'>['paymentMethod']

/** Placed with when there is nothing to pay and nothing that pays: the platform asks for a method all the same. */
const nothingToPay: PaymentMethod = { code: 'GIFT_CARD', id: 'none' }

/**
 * The payment of an order as the call wants it (R127, R401): BIN and type of a card when they are known (R243), what the
 * owner of a later payment was given when they approved it (R244).
 */
export function paymentMethodOf(
  cart: Instruments & Pick<Cart, 'totals'>,
  authorization: string | undefined,
): PaymentMethod | undefined {
  const instrument = payingInstrument(cart)
  if (instrument === undefined) return isPaid(cart) ? nothingToPay : undefined
  const { id, payment_method_id: code, card, session_id: sessionID } = instrument
  if (code === 'KLARNA')
    return {
      code,
      id,
      additionalData: {
        ...(sessionID !== undefined && { sessionID }),
        ...(authorization !== undefined && { authorizationToken: authorization }),
      },
    }
  if (code !== 'CREDIT_CARD' || card === undefined) return { code, id }
  return { code, id, ...(card.bin !== undefined && { bin: card.bin }), type: card.brand }
}

/** Methods whose owner is asked beforehand, on a page of the provider or in a dialog. */
export const approvedMethods = ['KLARNA', 'WALLET'] as const
export type ApprovedMethod = (typeof approvedMethods)[number]
export const isApprovedMethod = (code: string): code is ApprovedMethod => approvedMethods.some(known => known === code)

/** Local banks: their owner is asked on the bank's own page, never in the dialog of the card's bank (R176, D27). */
export const bankMethods = ['PAYCONIQ', 'BANCONTACT'] as const satisfies readonly PaymentMethodCode[]
