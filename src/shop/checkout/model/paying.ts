import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { CreditMethod, PaymentInstrument, PaymentMethodCode } from '#src/commerce/calls/cart/payment-shapes.ts'
import { creditMethods, paymentMethodCodes } from '#src/commerce/calls/cart/payment-shapes.ts'
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

/** Facts of the provider that the cart does not have: the session of its card fields, the approval of a later payment (R244). */
export type Approval = { readonly authorization?: string | undefined; readonly sessionID?: string | undefined }

/** Placed with when there is nothing to pay and nothing that pays: the platform asks for a method all the same. */
const nothingToPay: PaymentMethod = { code: 'GIFT_CARD', id: 'none' }

/** A value of `additionalData`, where it is known. */
const known = <Name extends string>(name: Name, value: string | undefined) =>
  value === undefined ? {} : ({ [name]: value } as { readonly [K in Name]: string })

/** A later payment as it is sent to the provider, with its owner's approval (R244). */
const ofLater = ({ session_id, client_token }: PaymentInstrument, authorization: string | undefined) => ({
  ...known('sessionID', session_id),
  ...known('clientToken', client_token),
  ...known('authorizationToken', authorization),
})

/** A card as it is sent to the provider: its token, with BIN and type where they are known (R243). */
function ofCard({ bin, brand, paymentInstrumentId }: NonNullable<PaymentInstrument['card']>, sessionID?: string) {
  const additionalData = {
    ...known('sessionID', sessionID),
    payment_instrument_id: paymentInstrumentId,
    card_type: brand,
  }
  return { ...known('bin', bin), type: brand, additionalData }
}

/** The payment of an order as the call wants it (R127, R401), less its addresses. */
export function paymentMethodOf(
  cart: Instruments & Pick<Cart, 'totals'>,
  { authorization, sessionID }: Approval,
): PaymentMethod | undefined {
  const instrument = payingInstrument(cart)
  if (instrument === undefined) return isPaid(cart) ? nothingToPay : undefined
  const { id, payment_method_id: code, card } = instrument
  if (code === 'KLARNA') return { code, id, additionalData: ofLater(instrument, authorization) }
  return code === 'CREDIT_CARD' && card !== undefined ? { code, id, ...ofCard(card, sessionID) } : { code, id }
}

/** Methods whose owner is asked beforehand, on a page of the provider or in a dialog. */
export const approvedMethods = ['KLARNA', 'WALLET'] as const
export type ApprovedMethod = (typeof approvedMethods)[number]
export const isApprovedMethod = (code: string): code is ApprovedMethod => approvedMethods.some(known => known === code)

/** Local banks: their owner is asked on the bank's own page, never in the dialog of the card's bank (R176, D27). */
export const bankMethods = ['PAYCONIQ', 'BANCONTACT'] as const satisfies readonly PaymentMethodCode[]
