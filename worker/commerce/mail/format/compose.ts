import { locales } from '#src/language/locales.ts'

import type { Context } from '../../context.ts'
import type { Waiting } from '../../db/outbox.ts'
import type { Content } from './content.ts'
import { giftCardLetter } from '../../gift-cards/card-letter.ts'
import { htmlOf } from './html.tsx'
import { isNewsKind, isOrderKind } from '../kinds.ts'
import type { Letter } from '../letter.ts'
import { newsLetter } from '../news/news-letter.ts'
import { orderLetter } from '../orders/order-letter.ts'
import { plainOf } from './plain.ts'
import { simpleLetter } from '../simple-letter.ts'
import { stationeryFor, type Stationery } from './stationery.ts'

function contentOf(stationery: Stationery, { kind, recipient }: Waiting): Content | undefined {
  if (kind === 'gift-card') return giftCardLetter(stationery)
  if (isOrderKind(kind)) return orderLetter(stationery, kind)
  return isNewsKind(kind) ? newsLetter(stationery, kind, recipient) : simpleLetter(stationery, kind)
}

/** RFC 8058: how a mail program stops such letters by one press. */
const headersOf = ({ stop }: Content): Readonly<Record<string, string>> =>
  stop === undefined
    ? {}
    : { 'List-Unsubscribe': `<${stop.postTo}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** A letter or text message of the outbox as it goes out; nothing when nobody wants it any more. */
export function compose(context: Context, waiting: Waiting): Letter | undefined {
  const stationery = stationeryFor(context, waiting)
  const content = contentOf(stationery, waiting)
  if (content === undefined) return undefined
  const { id, channel, kind, locale, recipient, writtenAt: at } = waiting
  const { subject, lead: body, link } = content
  const named = { id, channel, kind, locale, recipient, subject, body, at }
  const led = link === undefined ? {} : { link: `/${locale}${link}` }
  const address = link === undefined ? '' : ` ${stationery.hrefOf(link)}`
  if (channel === 'sms') return { ...named, ...led, text: `Fellholm: ${subject}.${address}`, headers: {} }
  return {
    ...named,
    ...led,
    text: plainOf(content),
    html: htmlOf(content, { lang: locales[locale].tag, home: stationery.hrefOf('') }),
    headers: headersOf(content),
  }
}
