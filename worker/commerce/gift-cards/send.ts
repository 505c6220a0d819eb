import { ok, type Result } from '#src/kit/result.ts'

import type { Context, ShopperContext } from '../context.ts'
import { issuedCardsOf, type IssuedCard } from '../db/orders/issued-cards.ts'
import { letterSettingsOf, type StoredOrder } from '../db/orders/orders.ts'
import { emailTo } from '../mail/email-to.ts'
import type { Writer } from '../mail/post.ts'
import { sendEmail, type Writing } from '../mail/send.ts'
import { leavesAt } from './gift-day.ts'

/** The letter of a card; its number and PIN are not in what waits. */
const cardWriting = (
  { db }: Pick<Writer, 'db'>,
  orderNumber: string,
  { recipient, place }: Pick<IssuedCard, 'recipient' | 'place'>,
): Writing => ({
  to: recipient,
  kind: 'gift-card',
  facts: { orderNumber, place },
  ...letterSettingsOf(db, orderNumber),
})

/** Sends a card that was just bought, at once or on its day (R409). Its issue has one letter. */
export function sendCard(
  context: Writer & Pick<Context, 'site'>,
  orderNumber: string,
  card: Pick<IssuedCard, 'recipient' | 'place' | 'sendOn'>,
): void {
  const due = leavesAt(context, card.sendOn)
  sendEmail(context, {
    event: `gift card ${orderNumber} ${card.place}`,
    ...cardWriting(context, orderNumber, card),
    ...(due !== undefined && { due }),
  })
}

/**
 * Sends the electronic gift cards of an order once more, each as a letter that was asked for, but for those whose day is still
 * to come; gives how many it sends, and undefined where the order has none.
 */
export function sendCardsAgain(
  context: ShopperContext,
  { orderNumber }: StoredOrder,
): Result<number | undefined, 'API429'> {
  const cards = issuedCardsOf(context.db, orderNumber).filter(({ kind }) => kind === 'digital')
  const gone = cards.filter(({ sendOn }) => leavesAt(context, sendOn) === undefined)
  for (const card of gone) {
    const write = emailTo(context, card.recipient)
    if (!write.ok) return write
    write.value(cardWriting(context, orderNumber, card))
  }
  return ok(cards.length === 0 ? undefined : gone.length)
}
