import * as v from 'valibot'

import { href } from '#routes/href.ts'
import type { Address } from '#src/commerce/calls/cart-shapes.ts'
import type { Order } from '#src/commerce/calls/orders.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { command, type CommandContext, type Done } from '../command.ts'
import type { VisitOrder } from '../page.ts'
import { addressForm, emailForm, namesProvince, toAddress } from './model/address-form.ts'
import { payingInstrument } from './model/paying.ts'
import { fieldFor, stepFor } from './model/placement.ts'
import type { Step } from './model/steps.ts'

const stepPath = ({ locale }: CommandContext, step: Step | 'checking') => href(locale, 'checkout', undefined, { step })

type Refusal = { readonly ok: false; readonly code: string; readonly detail?: unknown }

/** A refusal with the field it is about, so that form and summary can point at it. */
function atField({ code, detail }: Refusal) {
  const field = fieldFor(code)
  return fail(code, field === undefined ? detail : { problems: { [field]: code } })
}

/** `POST /-/checkout/ship`: where to and how. The platform has the last word on both. */
const ship = command({
  input: v.pipe(
    v.object({
      ...emailForm.entries,
      ...addressForm.entries,
      method: v.optional(v.pipe(v.string(), v.maxLength(40))),
    }),
    v.forward(v.partialCheck([['countryCode'], ['province']], namesProvince, 'required'), ['province']),
  ),
  run: async (context, form) => {
    const { commerce, visit } = context
    if (visit.basketId === undefined) return fail('BSK404')
    const address: Address = { ...toAddress(form), email: form.email }
    const valid = await commerce('cart.shipping-address.validate', { basketId: visit.basketId, address })
    if (!valid.ok) return atField(valid)
    const added = await commerce('cart.shipping-address.add', { basketId: visit.basketId, address })
    if (!added.ok) return atField(added)
    if (form.method !== undefined) {
      const set = await commerce('cart.shipping-method.set', { cartId: visit.basketId, code: form.method })
      if (!set.ok) return atField(set)
    }
    return ok({ value: {}, to: stepPath(context, 'billing') })
  },
})

const billingForm = v.variant('billing', [
  v.object({ billing: v.literal('same'), paymentInstrumentId: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)) }),
  v.pipe(
    v.object({
      billing: v.literal('other'),
      paymentInstrumentId: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
      ...addressForm.entries,
    }),
    v.forward(v.partialCheck([['countryCode'], ['province']], namesProvince, 'required'), ['province']),
  ),
])

async function billingAddress(
  { commerce, visit }: CommandContext,
  form: v.InferOutput<typeof billingForm>,
): Promise<Result<Address>> {
  if (visit.basketId === undefined) return fail('BSK404')
  if (form.billing === 'other') return ok(toAddress(form))
  const cart = await commerce('cart.cart.get', { basketId: visit.basketId })
  if (!cart.ok) return cart
  const address = cart.value.shippingMethods[0]?.address
  return address === undefined ? fail('PYT405') : ok(address)
}

/** `POST /-/checkout/pay`: who pays and with which card. Only the provider's token passes through here. */
const pay = command({
  input: billingForm,
  secret: ['paymentInstrumentId'],
  run: async (context, form) => {
    const { commerce, visit } = context
    const address = await billingAddress(context, form)
    if (!address.ok) return address
    const { basketId } = visit
    if (basketId === undefined) return fail('BSK404')
    const billed = await commerce('cart.billing-address.add', { basketId, address: address.value })
    if (!billed.ok) return atField(billed)
    const added = await commerce('cart.payment-instrument.add', {
      basketId,
      payment_method_id: 'CREDIT_CARD',
      paymentInstrumentId: form.paymentInstrumentId,
    })
    if (!added.ok) return added
    const prepared = await commerce('cart.order.prepare', { basketId })
    if (!prepared.ok) return prepared
    await visit.keepOrder({ ...prepared.value, placing: 'draft' })
    return ok({ value: {}, to: stepPath(context, 'summary') })
  },
})

/** What became of an order, remembered and answered: confirmed, still being checked, or refused. */
async function conclude(
  context: CommandContext,
  order: Pick<Order, 'orderNumber' | 'st' | 'placing'> & Partial<Pick<Order, 'flash'>>,
): Promise<Result<Done<unknown>>> {
  const { visit, locale } = context
  await visit.keepOrder(order)
  if (order.placing === 'final') {
    await visit.keepBasket(undefined)
    visit.showCartCount(0)
    return ok({ value: { placing: order.placing }, to: href(locale, 'orderConfirmation') })
  }
  if (order.placing === 'failed') return fail('PAY400', { to: stepPath(context, 'billing') })
  const leave = order.flash?.find(({ type }) => type === 'PaymentNotAuthorized')?.action
  return ok({ value: { placing: order.placing }, to: stepPath(context, 'checking'), ...(leave && { leave }) })
}

/**
 * `POST /-/checkout/place`: places the prepared order. A second press, a reload or a replay comes to the same order,
 * because the platform makes one order of a basket. An unknown outcome is never a failure: it is being checked (O5).
 */
const place = command({
  input: v.object({ recaptcha_response: v.pipe(v.string(), v.maxLength(4096)) }),
  run: async (context, { recaptcha_response }) => {
    const { commerce, visit } = context
    const { basketId, order } = visit
    if (order?.placing === 'final') return conclude(context, order)
    if (basketId === undefined || order === undefined) return fail('BSK404')
    const cart = await commerce('cart.cart.get', { basketId })
    if (!cart.ok && cart.code === 'BSK404') return settleOrder(context)
    if (!cart.ok) return cart
    const instrument = payingInstrument(cart.value)
    if (instrument === undefined) return fail('PYT404', { to: stepPath(context, 'billing') })
    const placed = await commerce('cart.order.place', {
      cartId: basketId,
      recaptcha_response,
      paymentMethod: { code: instrument.payment_method_id, id: instrument.id },
    })
    if (placed.ok) return conclude(context, placed.value)
    if (placed.code === 'OUTCOME_UNKNOWN' || placed.code === 'GEN500')
      return conclude(context, { ...order, placing: 'checking' })
    return fail(placed.code, {
      ...(typeof placed.detail === 'object' ? placed.detail : {}),
      to: stepPath(context, stepFor(placed.code)),
    })
  },
})

/** The bank has asked, or the shopper has turned back: what came of it is settled, one way or the other (R177). */
async function settleChallenge(context: CommandContext, order: VisitOrder): Promise<Result<Done<unknown>>> {
  const { orderNumber } = order
  const patched = await context.commerce('cart.order.patch', { orderNumber, paymentMethod: { code: 'CREDIT_CARD' } })
  if (patched.ok) return conclude(context, patched.value)
  if (patched.code === 'OUTCOME_UNKNOWN' || patched.code === 'GEN500')
    return conclude(context, { ...order, placing: 'checking' })
  await context.visit.keepOrder({ ...order, placing: 'failed' })
  return fail(patched.code, { to: stepPath(context, 'billing') })
}

/** Reads back what became of the visit's order. */
async function settleOrder(context: CommandContext): Promise<Result<Done<unknown>>> {
  const { commerce, visit } = context
  const { order } = visit
  if (order === undefined) return fail('ORD409')
  if (order.placing === 'challenged') return settleChallenge(context, order)
  const found = await commerce('consumer.purchase.get', { orderId: order.orderNumber, st: order.st })
  if (found.ok) return conclude(context, found.value)
  if (found.code === 'ORD409') return fail('NOT_PLACED', { to: stepPath(context, 'summary') })
  return ok({ value: { placing: 'checking' }, to: stepPath(context, 'checking') })
}

/** `POST /-/checkout/settle`: asks what became of an order whose answer was lost. */
const settle = command({ input: v.object({}), run: context => settleOrder(context) })

export const checkoutCommands = { ship, pay, place, settle } as const
