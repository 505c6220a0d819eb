import { describe, expect, it } from 'vitest'

import { notSent, unknownOutcome } from '#src/shop/command-answer.ts'

import { changesCart, consequenceOf, type FormFacts } from './form-protocol.ts'

const form: FormFacts = { hasThanks: false, leaves: true, changesCart: false }
const done = { ok: true, value: {}, to: '/en-us/cart' } as const
const refused = (code: string, to?: string) =>
  ({ ok: false, code, problems: {}, ...(to !== undefined && { to }) }) as const

describe('what an answer means', () => {
  it('what is done leads on from a page', () => {
    expect(consequenceOf(done, form)).toEqual({ to: '/en-us/cart' })
  })

  it('a form in a dialog stays where it is', () => {
    expect(consequenceOf(done, { ...form, leaves: false })).toEqual({})
  })

  it('what opens with it comes instead of the page, and what is said is said there', () => {
    const opening = { ...form, opens: 'panel=mini-cart', done: 'Added.' }
    expect(consequenceOf(done, opening)).toEqual({ opens: 'panel=mini-cart', done: 'Added.' })
  })

  it('a form with thanks of its own thanks, and leads nowhere', () => {
    expect(consequenceOf(done, { ...form, hasThanks: true, opens: 'modal=x' })).toEqual({ shown: 'thanks' })
  })

  it('a refusal is shown by the form, unless it leads to a page that says it', () => {
    expect(consequenceOf(refused('INV408'), form)).toEqual({ shown: refused('INV408') })
    expect(consequenceOf(refused('INV408', '/en-us/cart'), form)).toEqual({ to: '/en-us/cart' })
  })

  it('what was never sent changed nothing: nothing is looked up', () => {
    expect(consequenceOf(refused(notSent), { ...form, changesCart: true, unheard: '/en-us/checkout' })).toEqual({
      shown: 'notSent',
    })
  })

  it('O5: when nothing was heard of a change of the cart, the cart is looked up', () => {
    expect(consequenceOf(refused(unknownOutcome), { ...form, changesCart: true })).toEqual({
      shown: 'unheard',
      looksUp: true,
    })
    expect(consequenceOf(refused(unknownOutcome), form)).toEqual({ shown: 'unheard', looksUp: false })
  })

  it('O6: when nothing was heard of an order, the form stays busy and the page is asked that knows', () => {
    expect(consequenceOf(refused(unknownOutcome), { ...form, unheard: '/en-us/checkout?step=checking' })).toEqual({
      shown: 'asking',
      unheard: '/en-us/checkout?step=checking',
    })
  })
})

it('commands of cart and checkout may change the cart', () => {
  const addresses = ['/-/cart/add?locale=en-us', '/-/checkout/pay?locale=en-us', '/-/favorites/keep?locale=en-us']
  expect(addresses.map(changesCart)).toEqual([true, true, false])
})
