import { formatMoney, type Currency } from '#src/kit/money.ts'
import { locales } from '#src/language/locales.ts'

import type { Context } from '../context.ts'
import { issuedCardsOf, type IssuedCard } from '../db/issued-cards.ts'
import type { StoredOrder } from '../db/orders.ts'
import { siteSecret } from '../db/secrets.ts'
import { sendLetter } from '../mail/send.ts'
import { numberOf, type CardNumber } from './number-of.ts'

type Known = CardNumber & { readonly currency: Currency }

/** Number as it stands on a card: in groups of four. */
const grouped = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** The letter that is an electronic gift card. */
export function sendCard(
  context: Pick<Context, 'db' | 'now' | 'locale'>,
  { recipient, name, message, amount }: Pick<IssuedCard, 'recipient' | 'name' | 'message' | 'amount'>,
  { number, pin, currency }: Known,
): void {
  const worth = formatMoney(amount, currency, locales[context.locale].tag)
  const values = { name, message, amount: worth, number: grouped(number), pin }
  sendLetter(context, { to: recipient, kind: 'gift-card', values, path: '/gift-card' })
}

/** Sends the electronic gift cards of an order once more; gives how many there are. */
export function sendCardsAgain(context: Context, { orderNumber, quote }: StoredOrder): number {
  const secret = siteSecret(context, 'gift-cards')
  const cards = issuedCardsOf(context.db, orderNumber).filter(({ kind }) => kind === 'digital')
  for (const card of cards)
    sendCard(context, card, { ...numberOf(secret, orderNumber, card.place), currency: quote.currency })
  return cards.length
}
