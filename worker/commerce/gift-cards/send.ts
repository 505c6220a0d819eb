import { formatMoney, type Currency } from '#src/kit/money.ts'
import { ok, type Result } from '#src/kit/result.ts'
import { locales } from '#src/language/locales.ts'

import type { Context, ShopperContext } from '../context.ts'
import { issuedCardsOf, type IssuedCard } from '../db/orders/issued-cards.ts'
import type { StoredOrder } from '../db/orders/orders.ts'
import { siteSecret } from '../db/secrets.ts'
import { emailTo } from '../mail/email-to.ts'
import type { Writer } from '../mail/post.ts'
import { sendEmail, type Writing } from '../mail/send.ts'
import { numberOf, type CardNumber } from './number-of.ts'

type IssuedNumber = CardNumber & { readonly currency: Currency }

/** Number as it stands on a card: in groups of four. */
const grouped = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** The letter that is an electronic gift card. */
function cardLetter(
  { locale }: Pick<Context, 'locale'>,
  { name, message, amount }: Pick<IssuedCard, 'name' | 'message' | 'amount'>,
  { number, pin, currency }: IssuedNumber,
): Omit<Writing, 'to'> {
  const worth = formatMoney(amount, currency, locales[locale].tag)
  const values = { name, message, amount: worth, number: grouped(number), pin }
  return { kind: 'gift-card', values, path: '/gift-card' }
}

/** Sends a card that was just bought; `event` is its issue, which has one letter. */
export const sendCard = (
  context: Writer,
  card: Pick<IssuedCard, 'recipient' | 'name' | 'message' | 'amount'>,
  known: IssuedNumber,
  event: string,
): void => sendEmail(context, { to: card.recipient, event, ...cardLetter(context, card, known) })

/** Sends the electronic gift cards of an order once more, each as a letter that was asked for; gives how many there are. */
export function sendCardsAgain(context: ShopperContext, { orderNumber, quote }: StoredOrder): Result<number, 'API429'> {
  const secret = siteSecret(context, 'gift-cards')
  const cards = issuedCardsOf(context.db, orderNumber).filter(({ kind }) => kind === 'digital')
  for (const card of cards) {
    const write = emailTo(context, card.recipient)
    if (!write.ok) return write
    write.value(cardLetter(context, card, { ...numberOf(secret, orderNumber, card), currency: quote.currency }))
  }
  return ok(cards.length)
}
