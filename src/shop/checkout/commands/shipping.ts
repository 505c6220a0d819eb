import * as v from 'valibot'

import type { Address, PickupContact } from '#src/commerce/calls/cart/delivery-shapes.ts'
import { internationalPhone } from '#src/kit/phone/phone.ts'
import { phoneCountryList } from '#src/kit/phone/phone-countries.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { atField } from '../../at-field.ts'
import type { CommandResult } from '../../command-answer.ts'
import { command, type CommandContext } from '../../command.ts'
import {
  addressForm,
  emailForm,
  filled,
  maybe,
  namesProvince,
  neededPhone,
  postalCodeFits,
  toAddress,
} from '../model/address-form.ts'
import { withNames } from '../model/names.ts'
import { homeMethod } from '../model/needs.ts'
import { onward, sendHome, type Sent } from './home.ts'

const method = v.optional(v.pipe(v.string(), v.maxLength(40)))

/** Fields for another person who collects what is not delivered to the home. */
const otherCollector = {
  collector: v.optional(v.picklist(['same', 'other']), 'same'),
  collectorFirstName: maybe(60),
  collectorLastName: maybe(60),
  collectorEmail: maybe(254),
  collectorPhone: maybe(32),
  collectorPhoneCountry: maybe(2),
} as const

const deliveryForms = v.variant('kind', [
  v.pipe(
    v.object({
      kind: v.literal('home'),
      ...emailForm.entries,
      ...addressForm.entries,
      phone: neededPhone('SHP410'),
      ...otherCollector,
      method,
    }),
    v.forward(v.partialCheck([['countryCode'], ['province']], namesProvince, 'required'), ['province']),
    v.forward(v.partialCheck([['countryCode'], ['postalCode']], postalCodeFits, 'CHK320'), ['postalCode']),
  ),
  v.object({
    kind: v.literal('saved'),
    addressId: filled(64),
    ...emailForm.entries,
    ...otherCollector,
    method,
  }),
  v.object({
    kind: v.literal('fetch'),
    ...emailForm.entries,
    firstName: filled(60),
    lastName: filled(60),
    phone: maybe(32),
    phoneCountry: maybe(2),
  }),
])
type Form = v.InferOutput<typeof deliveryForms>

/** `to` is one radio: a saved address by its id, or what the form itself says. Without it, the form's address. */
function kindOf(form: Record<string, unknown>): Record<string, unknown> {
  const { to } = form
  if (typeof to === 'string' && to.startsWith('saved:')) return { ...form, kind: 'saved', addressId: to.slice(6) }
  return { ...form, kind: to === 'fetch' ? 'fetch' : 'home' }
}

async function savedAddress({ commerce }: CommandContext, id: string): Promise<Result<Address>> {
  const profile = await commerce('consumer.profile.get', {})
  if (!profile.ok) return profile
  const found = profile.value.consumerDetails.address.find(({ addressId }) => addressId === id)
  if (found === undefined) return fail('CCA401')
  const { id: _, approachType: __, main: ___, recipientContactPhone: ____, subscriptions: _____, ...address } = found
  return ok(address)
}

/** The collector's phone number, with the dial code of the chosen country (R242, R248). */
const calledAt = (typed: string, country: string): Pick<PickupContact, 'phone'> =>
  typed === '' ? {} : { phone: internationalPhone(typed, phoneCountryList, country) ?? typed }

/** The person who collects, if that is not the recipient. */
const collectorIn = (form: Exclude<Form, { kind: 'fetch' }>): PickupContact | undefined =>
  form.collector === 'same'
    ? undefined
    : {
        firstName: form.collectorFirstName,
        lastName: form.collectorLastName,
        email: form.collectorEmail === '' ? form.email : form.collectorEmail,
        ...calledAt(form.collectorPhone, form.collectorPhoneCountry),
      }

const missing = (fields: readonly string[]) =>
  fail('INPUT', { problems: Object.fromEntries(fields.map(field => [field, 'required'])) })

/** Names who fetches; what is missing is said at its field (R240). */
async function nameCollector({ commerce }: CommandContext, basketId: string, contact: PickupContact, prefix = '') {
  const empty = (['firstName', 'lastName'] as const).filter(name => contact[name] === '')
  if (empty.length > 0) return missing(empty.map(name => `${prefix}${name.slice(0, 1).toUpperCase()}${name.slice(1)}`))
  const named = await commerce('cart.shipping-address.add', { basketId, pickupContact: contact })
  return named.ok ? named : atField(named)
}

/** Sends address and collector of the form to the platform. */
async function sendAll(context: CommandContext, basketId: string, form: Form): Promise<Result<Sent>> {
  if (form.kind === 'fetch') {
    const { firstName, lastName, email, phone, phoneCountry } = form
    const named = await nameCollector(context, basketId, {
      firstName,
      lastName,
      email,
      ...calledAt(phone, phoneCountry),
    })
    return named.ok ? ok({ cart: named.value, spelling: undefined }) : named
  }
  const address = form.kind === 'home' ? ok(toAddress(form)) : await savedAddress(context, form.addressId)
  if (!address.ok) return address
  const sent = await sendHome(context, basketId, { ...address.value, email: form.email })
  const contact = collectorIn(form)
  if (!sent.ok || contact === undefined) return sent
  const named = await nameCollector(context, basketId, contact, 'collector')
  return named.ok ? ok({ ...sent.value, cart: named.value }) : named
}

/** `POST /-/checkout/ship`: where to and how, and who fetches. The platform has the last word on all of it. */
export const ship = command({
  input: v.pipe(v.looseObject({}), v.transform(withNames), v.transform(kindOf), deliveryForms),
  run: async (context, form): Promise<Result<CommandResult<unknown>>> => {
    const { commerce, visit } = context
    const { basketId } = visit
    if (basketId === undefined) return fail('BSK404')
    const sent = await sendAll(context, basketId, form)
    if (!sent.ok) return sent
    const { cart, spelling } = sent.value
    const code = form.kind === 'fetch' ? undefined : form.method
    const isSet = code === undefined || code === homeMethod(cart)
    const set = isSet ? ok(cart) : await commerce('cart.shipping-method.set', { cartId: basketId, code })
    if (!set.ok) return atField(set)
    const done = await onward(context, set.value)
    return done.ok && spelling !== undefined ? ok({ ...done.value, flash: { ...done.value.flash, ...spelling } }) : done
  },
})
