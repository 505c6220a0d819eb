import * as v from 'valibot'

import type { Address } from '#src/commerce/calls/cart-shapes.ts'
import { upc } from '#src/commerce/calls/shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { atField } from '../../at-field.ts'
import { command, type CommandContext, type Done } from '../../command.ts'
import { wholeNumber } from '../../cart/model/whole-number.ts'
import { addressForm, emailForm, namesProvince, toAddress } from '../model/address-form.ts'
import { homeAddress } from '../model/needs.ts'
import { bankMethods, isApprovedMethod, type ApprovedMethod } from '../model/paying.ts'
import { toSummary } from './prepare.ts'
import { stepPath } from './steps.ts'

const token = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))

/** What pays the rest: a new card, a saved one, something its owner approves, a bank, or nothing is left to pay. */
const payings = ['CREDIT_CARD', 'SAVED_CARD', 'WALLET', 'KLARNA', ...bankMethods, 'NOTHING'] as const
type Paying = (typeof payings)[number]

const payment = {
  paying: v.optional(v.picklist(payings), 'CREDIT_CARD'),
  paymentInstrumentId: v.optional(v.union([v.literal(''), token]), ''),
  /** Whether a new card is kept in the account. */
  keep: v.optional(v.literal('yes')),
} as const

/** A saved card is chosen by `saved:<token>` in the same list as every other way. */
function payingIn(form: Record<string, unknown>): Record<string, unknown> {
  const { paying } = form
  // A wallet need not say where its owner lives, when the order goes to an address (R245).
  if (paying === 'WALLET' && form.billing !== 'other') return { ...form, billing: 'none' }
  if (typeof paying !== 'string' || !paying.startsWith('saved:')) return form
  return { ...form, paying: 'SAVED_CARD', paymentInstrumentId: paying.slice(6) }
}

const needsCard = ({ paying }: { readonly paying: Paying }) => paying === 'CREDIT_CARD' || paying === 'SAVED_CARD'

/** A card has to have been typed, or chosen, before it can pay. */
const hasCard = (form: { readonly paying: Paying; readonly paymentInstrumentId: string }) =>
  !needsCard(form) || form.paymentInstrumentId !== ''

/** Asked where nothing but a letter by e-mail is sent. */
const optionalEmail = v.partial(emailForm)

const billingForm = v.variant('billing', [
  v.object({ billing: v.literal('none'), ...payment }),
  v.pipe(
    v.object({ billing: v.literal('same'), ...payment }),
    v.forward(v.partialCheck([['paying'], ['paymentInstrumentId']], hasCard, 'required'), ['paymentInstrumentId']),
  ),
  v.pipe(
    v.object({ billing: v.literal('other'), ...payment, ...addressForm.entries, ...optionalEmail.entries }),
    v.forward(v.partialCheck([['paying'], ['paymentInstrumentId']], hasCard, 'required'), ['paymentInstrumentId']),
    v.forward(v.partialCheck([['countryCode'], ['province']], namesProvince, 'required'), ['province']),
  ),
])
type Form = v.InferOutput<typeof billingForm>

/** The address that is billed: its own, or where the order is sent; a store's address is nobody's. */
async function billingAddress({ commerce, visit }: CommandContext, form: Form): Promise<Result<Address>> {
  if (visit.basketId === undefined) return fail('BSK404')
  if (form.billing === 'other') {
    const { email, ...address } = form
    return ok({ ...toAddress(address), ...(email !== undefined && { email }) })
  }
  const cart = await commerce('cart.cart.get', { basketId: visit.basketId })
  if (!cart.ok) return cart
  const address = homeAddress(cart.value)
  return address === undefined ? fail('PYT406') : ok(address)
}

async function bill(context: CommandContext, basketId: string, form: Form): Promise<Result<unknown>> {
  if (form.billing === 'none') return ok(undefined)
  const address = await billingAddress(context, form)
  if (!address.ok) return address
  const billed = await context.commerce('cart.billing-address.add', { basketId, address: address.value })
  return billed.ok ? billed : atField(billed)
}

/** Asks the owner of a wallet or a later payment: in a dialog, or on the provider's page. */
async function askOwner(context: CommandContext, basketId: string, method: ApprovedMethod) {
  if (method === 'KLARNA') {
    const opened = await context.commerce('cart.payment-instrument.add', { basketId, payment_method_id: method })
    if (!opened.ok) return opened
  }
  return ok({ value: {}, to: stepPath(context, 'billing', { ask: method }) })
}

/** Keeps the card in the account. That it is kept already is no reason not to pay with it. */
async function keepCard({ commerce }: CommandContext, paymentInstrumentId: string) {
  await commerce('consumer.payment-instrument.create', { paymentInstrumentId, recaptcha_response: 'embedded' })
}

async function takePayment(context: CommandContext, basketId: string, form: Form): Promise<Result<unknown>> {
  const { commerce, visit } = context
  const { paying, paymentInstrumentId, keep } = form
  if (paying === 'NOTHING') return ok(undefined)
  const method = paying === 'SAVED_CARD' ? 'CREDIT_CARD' : paying
  if (method === 'CREDIT_CARD' || method === 'WALLET') {
    const added = await commerce('cart.payment-instrument.add', {
      basketId,
      payment_method_id: method,
      paymentInstrumentId,
    })
    if (added.ok && keep === 'yes' && visit.isSignedIn) await keepCard(context, paymentInstrumentId)
    return added
  }
  return commerce('cart.payment-instrument.add', { basketId, payment_method_id: method })
}

/** `POST /-/checkout/pay`: who pays and with what. Only the provider's tokens pass through here. */
const pay = command({
  input: v.pipe(v.looseObject({}), v.transform(payingIn), billingForm),
  secret: ['paymentInstrumentId'],
  run: async (context, form): Promise<Result<Done<unknown>>> => {
    const { basketId } = context.visit
    if (basketId === undefined) return fail('BSK404')
    const billed = await bill(context, basketId, form)
    if (!billed.ok) return billed
    if (isApprovedMethod(form.paying)) return askOwner(context, basketId, form.paying)
    const taken = await takePayment(context, basketId, form)
    return taken.ok ? toSummary(context) : taken
  },
})

/** Begun on a product's page: what is bought so goes into the cart first. */
async function cartWith({ commerce, visit }: CommandContext, item: Bought): Promise<Result<string>> {
  if (visit.basketId !== undefined && item.upc === undefined) return ok(visit.basketId)
  if (item.upc === undefined) return fail('BSK404')
  const opened = visit.basketId === undefined ? await commerce('cart.cart.create', {}) : ok({ id: visit.basketId })
  if (!opened.ok) return opened
  const { id: basketId } = opened.value
  const added = await commerce('cart.item.add', { ...item, upc: item.upc, basketId })
  if (!added.ok) return added
  await visit.keepCart(added.value)
  visit.showCartCount(added.value.totalItems)
  return ok(basketId)
}

const bought = v.object({
  upc: v.optional(upc),
  qty: v.optional(wholeNumber, 1),
  recipeId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
})
type Bought = v.InferOutput<typeof bought>

/** `POST /-/checkout/wallet`: the express way, before anything else is known; the wallet is asked first. */
const wallet = command({
  input: bought,
  run: async (context, item): Promise<Result<Done<unknown>>> => {
    const basketId = await cartWith(context, item)
    return basketId.ok ? askOwner(context, basketId.value, 'WALLET') : basketId
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
  run: async (context, { method, approved, paymentInstrumentId }): Promise<Result<Done<unknown>>> => {
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

export const paymentCommands = { pay, wallet, approve } as const
