import { formatMoney } from '#src/kit/money.ts'
import { locales } from '#src/language/locales.ts'

import { findOrder } from '../db/orders/orders.ts'
import { issuedCardsOf, type IssuedCard } from '../db/orders/issued-cards.ts'
import { readValueCard } from '../db/orders/value-cards.ts'
import { siteSecret } from '../db/secrets.ts'
import type { Block, Content } from '../mail/format/content.ts'
import { filled } from '../mail/format/filled.ts'
import type { Stationery } from '../mail/format/stationery.ts'
import { cardWords, type CardWords } from './card-words.ts'
import { numberOf } from './number-of.ts'

/** Number as it stands on a card: in groups of four. */
const grouped = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

const openingOf = (words: CardWords, { name, giver }: IssuedCard) =>
  name === '' ? words.own : giver === '' ? words.unnamed : words.given

/** What the giver has written, a paragraph each line; it stands between the marks of a quotation. */
function messageOf({ quote }: CardWords, message: string): Block[] {
  const [before = '', after = ''] = quote.split('{line}')
  const lines = message
    .split('\n')
    .flatMap(line => (line.trim() === '' ? [] : [filled('{line}', { line: line.trim() })]))
  return lines.map((line, at) => ({
    is: 'text',
    text: `${at === 0 ? before : ''}${line}${at === lines.length - 1 ? after : ''}`,
  }))
}

/**
 * The letter that is an electronic gift card (R017). Its number and PIN are worked out when it leaves, which may be a year
 * after it was bought (R409); a card that was cancelled meanwhile has no letter.
 */
export function giftCardLetter({ context, locale, language, facts, hrefOf }: Stationery): Content | undefined {
  const { db } = context
  const { orderNumber = '', place } = facts
  const order = findOrder(db, orderNumber)
  const card = issuedCardsOf(db, orderNumber).find(one => one.place === place)
  if (order === undefined || card === undefined || readValueCard(db, card.cardId)?.state !== 'active') return undefined
  const words = cardWords[language]
  const { number, pin } = numberOf(siteSecret(context, 'gift-cards'), orderNumber, card)
  const amount = formatMoney(card.amount, order.quote.currency, locales[locale].tag, 'short')
  const { subject, lead } = openingOf(words, card)
  const values = { name: card.name, from: card.giver, amount }
  return {
    subject: filled(subject, values),
    lead: filled(lead, values),
    blocks: [
      ...messageOf(words, card.message),
      {
        is: 'pairs',
        rows: [
          [words.number, grouped(number)],
          [words.pin, pin],
        ],
        sum: [words.amount, amount],
      },
      { is: 'title', text: words.howTitle },
      { is: 'text', text: words.how },
      { is: 'button', label: words.action, href: hrefOf('/gift-card') },
    ],
    why: words.why,
    link: '/gift-card',
  }
}
