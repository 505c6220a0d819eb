import type { Document } from '#src/commerce/calls/orders/purchases.ts'
import { formatMoney } from '#src/kit/money.ts'
import { addressLines } from '#src/language/address-lines.ts'
import { locales } from '#src/language/locales.ts'

import type { Context } from '../context.ts'
import type { Fulfilment } from '../db/orders/fulfilments.ts'
import { letterSettingsOf, type StoredOrder } from '../db/orders/orders.ts'
import { wordsIn } from '../mail/words/words.ts'
import { openPaper, type Paper } from './paper.ts'
import { words } from './words.ts'

type Pieces = { readonly itemId: string; readonly qty: number }

/** What is in the parcel. A line that is in it as a whole says what it cost, unless it is a gift. */
function writePieces(paper: Paper, { quote }: StoredOrder, pieces: readonly Pieces[], tag: string): void {
  for (const { itemId, qty } of pieces) {
    const line = quote.items.find(({ id }) => id === itemId)
    if (line === undefined) continue
    const what = `${qty} × ${line.name} (${line.variants.map(({ name }) => name).join(', ')})`
    const isPriced = quote.giftReceipt === undefined && qty === line.qty
    if (isPriced) paper.pair(what, formatMoney(line.price.rowTotal, quote.currency, tag))
    else paper.line(what)
  }
}

/** The slip that lies in a parcel, in the language of its order; that of a gift has the note and no prices (R417). */
export async function packingSlipOf(context: Context, order: StoredOrder, packed: Fulfilment): Promise<Document> {
  const { orderNumber, createdAt, quote } = order
  const locale = letterSettingsOf(context.db, orderNumber).locale ?? context.locale
  const { tag } = locales[locale]
  const say = words(locale)
  const paper = await openPaper(`${say.slip} ${orderNumber}`, createdAt)
  paper.line('FELLHOLM', { bold: true, size: 16 })
  paper.gap()
  paper.line(say.slip, { bold: true, size: 14 })
  paper.line(`${wordsIn(locale).labels.order} ${orderNumber} · ${packed.number}`)
  paper.gap()
  const address = quote.shippingMethods.find(({ shipmentId }) => shipmentId === packed.shipmentId)?.address
  if (address !== undefined) paper.line(say.to, { bold: true })
  for (const line of address === undefined ? [] : addressLines(address, tag)) paper.line(line)
  paper.gap()
  if (quote.giftReceipt !== undefined) {
    paper.line(say.gift, { bold: true, size: 14 })
    paper.passage(quote.giftReceipt.note ?? '', { size: 12 })
    paper.gap()
  }
  paper.line(say.inside, { bold: true })
  const pieces = packed.lines.map(({ itemId, qty, cancelled }) => ({ itemId, qty: qty - cancelled }))
  writePieces(
    paper,
    order,
    pieces.filter(({ qty }) => qty > 0),
    tag,
  )
  return {
    fileName: `${orderNumber}-${packed.number}.pdf`,
    contentType: 'application/pdf',
    content: await paper.finish(),
  }
}
