import type { Address } from '#src/commerce/calls/cart/delivery-shapes.ts'
import type { AnswerOf, CallName, InputOf } from '#src/commerce/calls/index.ts'

import { denver } from './addresses.ts'
import { typeCard, type PostForm } from './cards.ts'

type Answering = <Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
) => Promise<{ readonly answer: AnswerOf<Name> }>

/** Puts a card into a cart by way of the provider; gives the instrument's id. */
export async function payWith(call: Answering, post: PostForm, basketId: string, number?: string): Promise<string> {
  const { answer: session } = await call('cart.payment-session.get', { basketId })
  const paymentInstrumentId = await typeCard(post, session.fieldsUrl, number)
  const instrument = { basketId, payment_method_id: 'CREDIT_CARD', paymentInstrumentId } as const
  const { answer } = await call('cart.payment-instrument.add', instrument)
  return answer.payment_instruments.find(({ card }) => card !== undefined)?.id ?? ''
}

/** What is left of each form that an input may have. */
type Without<Input, Key extends PropertyKey> = Input extends unknown ? Omit<Input, Key> : never

type Purchase = {
  readonly basketId: string
  /** Home to Denver, when nothing else is said. */
  readonly destination?: Without<InputOf<'cart.shipping-address.add'>, 'basketId'>
  readonly billingAddress?: Address
  /** The number of a test card. */
  readonly card?: string | undefined
}

/** From a filled cart to where an order can be prepared: address and card. Gives what placing it sends. */
export async function comeToTheLastButton(
  call: Answering,
  post: PostForm,
  { basketId, destination = { address: denver }, billingAddress = denver, card }: Purchase,
): Promise<InputOf<'cart.order.place'>> {
  await call('cart.shipping-address.add', { basketId, ...destination })
  const id = await payWith(call, post, basketId, card)
  return {
    cartId: basketId,
    recaptcha_response: 'passed',
    billingAddress,
    paymentMethod: { code: 'CREDIT_CARD', id },
  }
}
