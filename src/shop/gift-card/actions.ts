import * as v from 'valibot'

import { href } from '#routes/href.ts'
import { ok } from '#src/kit/result.ts'

import { atField } from '../at-field.ts'
import { command } from '../command.ts'
import { cardNumber, cardPin } from './model/typed-card.ts'

/** `POST /-/gift-card/balance`: what is on a card, told once; number and PIN are given back to no form. */
const balance = command({
  input: v.object({
    number: v.pipe(cardNumber, v.minLength(1)),
    pin: cardPin,
  }),
  secret: ['number', 'pin'],
  run: async ({ commerce, locale }, { number, pin }) => {
    const balance = await commerce('cart.gift-card.balance', { number, ...(pin !== '' && { pin }) })
    if (!balance.ok) return atField(balance)
    const { last4, balance: amount, currency, expiresAt } = balance.value
    const flash = { last4, amount: `${amount}`, currency, ...(expiresAt !== undefined && { expiresAt }) }
    return ok({ value: {}, to: href(locale, 'giftCard'), flash })
  },
})

export const giftCardCommands = { balance } as const
