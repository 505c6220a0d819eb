import * as v from 'valibot'

import type { Address } from '#src/commerce/calls/delivery-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { atField } from '../../at-field.ts'
import { command, type CommandContext, type Done } from '../../command.ts'
import { addressForm, emailForm, namesProvince, toAddress } from '../model/address-form.ts'
import { homeAddress } from '../model/needs.ts'
import { bankMethods, isApprovedMethod } from '../model/paying.ts'
import { askOwner, token } from './approval.ts'
import { toSummary } from './prepare.ts'

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

export const paymentCommands = { pay } as const
