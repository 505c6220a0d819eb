import * as v from 'valibot'

import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { atField } from '../../at-field.ts'
import type { CommandResult } from '../../command-answer.ts'
import { command, type CommandContext } from '../../command.ts'
import { addressForm, emailForm, namesProvince, neededPhone, postalCodeFits, toAddress } from '../model/address-form.ts'
import { withNames } from '../model/names.ts'
import { homeAddress } from '../model/needs.ts'
import { bankMethods, isApprovedMethod } from '../model/paying.ts'
import { requestApproval, token } from './approval.ts'
import { toSummary } from './prepare.ts'

/**
 * How the rest is paid: a new card, a saved one, a method its owner approves, a bank, or not at all when nothing is
 * left.
 */
const payings = ['CREDIT_CARD', 'SAVED_CARD', 'WALLET', 'KLARNA', ...bankMethods, 'NOTHING'] as const
type Paying = (typeof payings)[number]

const payment = {
  paying: v.optional(v.picklist(payings), 'CREDIT_CARD'),
  paymentInstrumentId: v.optional(v.union([v.literal(''), token]), ''),
  /** The session of the provider's card fields. */
  sessionID: v.optional(v.pipe(v.string(), v.maxLength(128)), ''),
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
    v.object({
      billing: v.literal('other'),
      ...payment,
      ...addressForm.entries,
      phone: neededPhone('BILL410'),
      ...optionalEmail.entries,
    }),
    v.forward(v.partialCheck([['paying'], ['paymentInstrumentId']], hasCard, 'required'), ['paymentInstrumentId']),
    v.forward(v.partialCheck([['countryCode'], ['province']], namesProvince, 'required'), ['province']),
    v.forward(v.partialCheck([['countryCode'], ['postalCode']], postalCodeFits, 'CHK320'), ['postalCode']),
  ),
])
type Form = v.InferOutput<typeof billingForm>

const bill = async ({ commerce }: CommandContext, basketId: string, address: Address): Promise<Result<unknown>> => {
  const billed = await commerce('cart.billing-address.add', { basketId, address })
  return billed.ok ? billed : atField(billed)
}

/** The billing address entered in the form. */
function ownAddress({ email, ...address }: Extract<Form, { billing: 'other' }>): Address {
  return { ...toAddress(address), ...(email !== undefined && { email }) }
}

const isBilled = (cart: Cart | undefined, home: Address) =>
  JSON.stringify(cart?.billingAddress) === JSON.stringify(home)

/** Bills the recipient of the order. A store's address is never a billing address. */
async function billHome(context: CommandContext, basketId: string, cart: Cart | undefined): Promise<Result<unknown>> {
  const address = cart && homeAddress(cart)
  if (address === undefined) return fail('PYT406')
  return isBilled(cart, address) ? ok(cart) : bill(context, basketId, address)
}

/** Keeps the card in the account. That it is kept already is no reason not to pay with it. */
async function keepCard({ commerce, personAnswer }: CommandContext, paymentInstrumentId: string) {
  await commerce('consumer.payment-instrument.create', { paymentInstrumentId, recaptcha_response: personAnswer })
}

/** Takes what pays the rest into the cart; gives the cart as it is then, where who is billed stands in it. */
async function takePayment(context: CommandContext, basketId: string, form: Form): Promise<Result<Cart | undefined>> {
  const { commerce, visit } = context
  const { paying, paymentInstrumentId, keep, billing } = form
  const billed = billing === 'same' ? ({ billing: 'shipping' } as const) : {}
  if (paying === 'NOTHING' && billing === 'same') return commerce('cart.cart.get', { basketId })
  // A wallet's owner is asked first.
  if (paying === 'NOTHING' || paying === 'WALLET') return ok(undefined)
  if (paying !== 'CREDIT_CARD' && paying !== 'SAVED_CARD')
    return commerce('cart.payment-instrument.add', { basketId, ...billed, payment_method_id: paying })
  const card = { ...billed, payment_method_id: 'CREDIT_CARD', paymentInstrumentId } as const
  const added = await commerce('cart.payment-instrument.add', { basketId, ...card })
  if (added.ok && keep === 'yes' && visit.isSignedIn) await keepCard(context, paymentInstrumentId)
  return added
}

/**
 * `POST /-/checkout/pay`: who pays and with what. Only the provider's tokens pass through here. What was typed is checked
 * before anything is taken.
 */
const pay = command({
  input: v.pipe(v.looseObject({}), v.transform(withNames), v.transform(payingIn), billingForm),
  secret: ['paymentInstrumentId'],
  run: async (context, form): Promise<Result<CommandResult<unknown>>> => {
    const { basketId } = context.visit
    if (basketId === undefined) return fail('BSK404')
    const billed = form.billing === 'other' ? await bill(context, basketId, ownAddress(form)) : ok(undefined)
    if (!billed.ok) return billed
    const taken = await takePayment(context, basketId, form)
    if (!taken.ok) return taken
    const home = form.billing === 'same' ? await billHome(context, basketId, taken.value) : ok(undefined)
    if (!home.ok) return home
    if (isApprovedMethod(form.paying)) return requestApproval(context, form.paying)
    return toSummary(context, form.sessionID === '' ? {} : { sessionID: form.sessionID })
  },
})

export const paymentCommands = { pay } as const
