import { href } from '#routes/href.ts'

import { adasEmail, denverStreet } from '../addresses.ts'
import { fieldsUrlIn, typeCard, type PostForm } from '../cards.ts'
import { post, putIntoCart, signInAs, type Visitor } from './visitor.ts'
import type { Market } from './purchase.ts'

/** Every journey is made on a phone and on a desktop. */
export const widths = [390, 1440] as const

/** Runs a command in the visitor's session. */
export const command = (visitor: Visitor, { locale }: Market, name: string, input: object) =>
  post(visitor, `/-/${name}?locale=${locale}`, input)

/** Signs somebody of the seed in, in a market's shop. */
export const signIn = (visitor: Visitor, { locale }: Market, role: string) => signInAs(visitor, role, locale)

type Item = { readonly upc: string; readonly qty?: number }

/** Puts pieces into the cart of a market's shop. */
export const putIn = (visitor: Visitor, { locale }: Market, { upc, qty }: Item) =>
  putIntoCart(visitor, upc, qty, locale)

/** Fills the shipping step. */
export const sendTo = (visitor: Visitor, market: Market) =>
  command(visitor, market, 'checkout/ship', {
    email: adasEmail,
    firstName: denverStreet.firstName,
    lastName: denverStreet.lastName,
    countryCode: market.locale.slice(3).toUpperCase(),
    ...market.address,
  })

/** Has the provider take a card as its fields do, for the cart there is; gives the token. */
async function tokenOf(visitor: Visitor, { locale }: Market, number: string): Promise<string> {
  const billing = await visitor.request.get(href(locale, 'checkout', undefined, { step: 'billing' }))
  // Browsers find every host below localhost by themselves; here it can only be named.
  const post: PostForm = async ({ pathname, host }, headers, data) =>
    (await visitor.request.post(pathname, { headers: { ...headers, host }, data })).text()
  return typeCard(post, fieldsUrlIn(await billing.text()) ?? '', number)
}

/** Fills the payment step, so that the summary comes next. */
export async function chooseCard(visitor: Visitor, market: Market, number: string): Promise<void> {
  const paymentInstrumentId = await tokenOf(visitor, market, number)
  await command(visitor, market, 'checkout/pay', { billing: 'same', paymentInstrumentId })
}

/** Keeps a card in the account of whoever is signed in, as the main one. Something has to be on its way home. */
export async function keepCard(visitor: Visitor, market: Market, number: string): Promise<void> {
  const paymentInstrumentId = await tokenOf(visitor, market, number)
  const locale = market.locale.replace(/-../, country => country.replace('-', '_').toUpperCase())
  await post(visitor, `/consumers-v3/consumer/payment_instruments?locale=${locale}`, {
    paymentInstrumentId,
    main: true,
    recaptcha_response: 'passed',
  })
}
