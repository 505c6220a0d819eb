import type { InputOf } from '#src/commerce/calls/index.ts'
import { cards } from '#tests/shoppers/cards.ts'
import { denver } from '#tests/shoppers/addresses.ts'

import { payWith } from './checkout.ts'
import { keptLetters } from './letters.ts'
import { newShopper, type Shopper } from './shopper.ts'

export const forNoor = { email: 'noor@example.com', to: 'Noor', message: 'See you up there.' }

/** A guest with these things in a cart. */
export async function cartWith(...items: Omit<InputOf<'cart.item.add'>, 'basketId'>[]) {
  const shopper = await newShopper()
  const { answer: empty } = await shopper.call('cart.cart.create', {})
  for (const item of items) await shopper.call('cart.item.add', { basketId: empty.id, ...item })
  const read = async () => (await shopper.call('cart.cart.get', { basketId: empty.id })).answer
  return { shopper, basketId: empty.id, read, cart: await read() }
}

/** Pays by card: nothing is sent anywhere but to the buyer's own e-mail. */
export async function buy(shopper: Shopper, basketId: string, card: string = cards.approved) {
  await shopper.call('cart.billing-address.add', { basketId, address: denver })
  const id = await payWith(shopper, basketId, card)
  const { answer: prepared } = await shopper.call('cart.order.prepare', { basketId })
  const place = () =>
    shopper.call('cart.order.place', {
      cartId: basketId,
      recaptcha_response: 'passed',
      paymentMethod: { code: 'CREDIT_CARD', id },
    })
  return { ...prepared, place }
}

type Letter = { recipient: string; subject: string; body: string; plain: string; locale: string }
export const giftLetters = () => keptLetters<Letter>('recipient, subject, body, plain, locale', `kind = 'gift-card'`)

/** Number and PIN as the letter tells them. */
export function knownBy({ plain }: Letter) {
  const [, number = '', pin = ''] = /Card number: ([\d ]+)\nPIN: (\d{8})\n/.exec(plain) ?? []
  return { number, pin }
}

export const letterAt = async (at: number): Promise<Letter> =>
  (await giftLetters())[at] ?? { recipient: '', subject: '', body: '', plain: '', locale: '' }
