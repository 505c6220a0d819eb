import type { CartLine } from '#src/commerce/calls/cart/line-shapes.ts'

import type { Context } from '../context.ts'
import { issuedCardsOf, recordIssued, type IssuedCard } from '../db/orders/issued-cards.ts'
import type { StoredOrder } from '../db/orders/orders.ts'
import { siteSecret } from '../db/secrets.ts'
import { issueValueCard } from '../db/orders/value-cards.ts'
import { emailOf } from '../purchases/email-of.ts'
import { numberOf } from './number-of.ts'
import { sendCard } from './send.ts'

type Sold = CartLine & { readonly giftCard: IssuedCard['kind'] }

const isGiftCard = (line: CartLine): line is Sold => line.giftCard !== undefined

/** Cards that were issued before have four. */
const pinDigits = 8

type Card = Omit<IssuedCard, 'place' | 'cardId' | 'pinDigits'>

/** One card for each piece of a line; an electronic one without recipient goes to the buyer. */
function cardsOf({ giftCard: kind, giftOption, qty, price }: Sold, buyer: string): Card[] {
  const {
    email,
    to: name,
    message,
    from: giver = '',
    sendOn = '',
  } = giftOption ?? { email: buyer, to: '', message: '' }
  const recipient = kind === 'digital' ? email : ''
  return Array.from({ length: qty }, () => ({ kind, recipient, name, message, giver, sendOn, amount: price.current }))
}

/**
 * Issues the gift cards of an order that has just become final, in the same transaction, and writes to their
 * recipients. It happens once per order.
 */
export function issueCards(context: Context, order: Pick<StoredOrder, 'orderNumber' | 'quote'>): void {
  const { db, now } = context
  const { orderNumber, quote } = order
  const cards = quote.items.filter(isGiftCard).flatMap(line => cardsOf(line, emailOf(quote) ?? ''))
  if (cards.length === 0 || issuedCardsOf(db, orderNumber).length > 0) return
  const secret = siteSecret(context, 'gift-cards')
  for (const [index, card] of cards.entries()) {
    const place = index + 1
    const known = numberOf(secret, orderNumber, { place, pinDigits })
    const cardId = issueValueCard(
      db,
      { ...known, method: 'GIFT_CARD', currency: quote.currency, balance: card.amount, state: 'active' },
      now(),
    )
    recordIssued(db, orderNumber, { ...card, place, pinDigits, cardId })
    if (card.kind === 'digital') sendCard(context, orderNumber, { ...card, place })
  }
}
