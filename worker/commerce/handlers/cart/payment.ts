import type { Parsed } from '#src/commerce/call.ts'
import type { cartPaymentCalls } from '#src/commerce/calls/cart/cart-payment.ts'
import { type Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import {
  paymentMethodCodes,
  type PaymentInstrument,
  type PaymentMethodCode as Code,
} from '#src/commerce/calls/cart/payment-shapes.ts'
import type { AnswerOf } from '#src/commerce/calls/index.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { quote } from '../../cart/quote.ts'
import type { ShopperContext } from '../../context.ts'
import { rolesOf } from '../../db/accounts/account.ts'
import { setBasketPart, touchBasket } from '../../db/orders/baskets.ts'
import { removeCredit } from '../../db/orders/credits.ts'
import { opaqueId } from '../../random.ts'
import { brands, readToken, type RefusedToken } from '../../order-placement/tokens.ts'
import { checkBillingAddress } from '../../rules/addresses/address.ts'
import { isOfferedAt, isOfferedIn } from '../../rules/payment-methods.ts'
import { changingBasket, withBasket } from './basket.ts'

type PaymentMethods = AnswerOf<'cart.payment-methods.list'>

type Addressed = Pick<Cart, 'billingAddress' | 'shippingMethods'>

/** The countries of who is billed, of where it is sent and of where it is fetched, as far as they are known. */
const countriesOf = ({ billingAddress, shippingMethods }: Addressed): string[] =>
  [billingAddress, ...shippingMethods.flatMap(({ address, place }) => [address, place])].flatMap(
    one => one?.countryCode ?? [],
  )

/** R246: who pays with a credit is not shown the express ways. D27: a bank's method is for the countries it has. */
const isOffered = ({ site, account }: ShopperContext, cart: Addressed, code: Code): boolean =>
  isOfferedAt(site, code) &&
  isOfferedIn(countriesOf(cart), code) &&
  !(code === 'WALLET' && account !== undefined && rolesOf(account).includes('credited'))

/** The payment methods for this shopper's cart. */
export const offeredMethods = (context: ShopperContext, cart: Addressed): PaymentMethods['paymentMethods'] =>
  paymentMethodCodes.filter(code => isOffered(context, cart, code)).map(code => ({ code, brands: [...brands[code]] }))

export const listPaymentMethods = (context: ShopperContext, basketId: string) =>
  withBasket<PaymentMethods, 'BSK404'>(context, basketId, basket =>
    ok({ paymentMethods: offeredMethods(context, quote(context, basket)) }),
  )

/** The basket to pay, and whether its recipient is billed. */
type Paying = { readonly basketId: string; readonly billing: 'shipping' | undefined }

/** Opens the provider's card fields for this basket; a card typed there pays for no other. */
export async function openPaymentSession(
  context: ShopperContext,
  basketId: string,
): Promise<Result<AnswerOf<'cart.payment-session.get'>, 'BSK404' | 'PAY400'>> {
  const mine = withBasket<string, 'BSK404'>(context, basketId, basket => ok(basket.id))
  if (!mine.ok) return mine
  const session = await context.payments.openSession(mine.value)
  if (!session.ok) return fail('PAY400')
  const { id, fieldsUrl, approvalUrl } = session.value
  return ok({ sessionID: id, fieldsUrl, approvalUrl: `${approvalUrl}/wallet` })
}

type Taken = Omit<PaymentInstrument, 'id' | 'amount'>

/** Adds a payment instrument, and bills the recipient when that is asked for and possible. */
const put = (context: ShopperContext, { basketId, billing }: Paying, instrument: Taken): Result<Cart, 'BSK404'> =>
  changingBasket<never>(context, basketId, basket => {
    const { db, random } = context
    const home = billing === undefined ? undefined : basket.shippingAddress
    const checked = home && checkBillingAddress(home)
    if (checked?.ok === true) setBasketPart(db, basket.id, 'billingAddress', checked.value)
    const id = opaqueId(random)
    const own = instrument.session_id === undefined ? {} : { payment_instrument_id: id }
    return ok(setBasketPart(db, basket.id, 'instrument', { id, amount: 0, ...instrument, ...own }))
  })

/** Opens a later payment; its owner approves it at the provider, and the order is placed with the token they get. */
async function openLater(context: ShopperContext, paying: Paying): Promise<Result<Cart, 'BSK404' | 'PAY400'>> {
  const session = await context.payments.openSession(paying.basketId)
  if (!session.ok) return fail('PAY400')
  const { id, approvalUrl } = session.value
  return put(context, paying, {
    payment_method_id: 'KLARNA',
    session_id: id,
    client_token: id,
    payment_method_categories: [{ identifier: 'pay_later', name: 'Klarna' }],
    attachment: '',
    approvalUrl: `${approvalUrl}/klarna`,
  })
}

async function openBank(
  context: ShopperContext,
  paying: Paying,
  code: 'PAYCONIQ' | 'BANCONTACT',
): Promise<Result<Cart, 'BSK404' | 'PAY400'>> {
  const [brand = ''] = brands[code]
  const bank = await context.payments.openBank(paying.basketId, brand)
  if (!bank.ok) return fail('PAY400')
  return put(context, paying, {
    payment_method_id: code,
    card: { paymentInstrumentId: bank.value.id, brand, last4: '0000', expiry: '12/99' },
  })
}

type Given = Extract<
  Parsed<(typeof cartPaymentCalls)['cart.payment-instrument.add']>['body'],
  { readonly payment_method_id: Code }
>

/** Takes what an order is paid with into the cart; what a token stands for is asked of the provider, never of the caller. */
export async function addInstrument(
  context: ShopperContext,
  basketId: string,
  given: Given,
): Promise<Result<Cart, 'BSK404' | RefusedToken>> {
  const { payment_method_id: code, billing } = given
  const paying = { basketId, billing }
  const cart = withBasket<Cart, 'BSK404'>(context, basketId, basket => ok(quote(context, basket)))
  if (!cart.ok) return cart
  if (!isOffered(context, cart.value, code)) return fail('PYT404')
  if ('paymentInstrumentId' in given) {
    const card = await readToken(context, basketId, code, given.paymentInstrumentId)
    return card.ok ? put(context, paying, { payment_method_id: code, card: card.value }) : card
  }
  return given.payment_method_id === 'KLARNA'
    ? openLater(context, paying)
    : openBank(context, paying, given.payment_method_id)
}

export const removeInstrument = (context: ShopperContext, basketId: string, id: string) =>
  changingBasket<'PYT404'>(context, basketId, basket => {
    if (basket.instrument?.id === id) return ok(setBasketPart(context.db, basket.id, 'instrument', undefined))
    return removeCredit(context.db, basket.id, id) === 0 ? fail('PYT404') : ok(touchBasket(context.db, basket.id))
  })
