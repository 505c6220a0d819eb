import type { Document, Purchase } from '#src/commerce/calls/orders/purchases.ts'
import { formatMoney } from '#src/kit/money.ts'
import { addressLines } from '#src/language/address-lines.ts'
import { locales } from '#src/language/locales.ts'

import type { Context } from '../context.ts'
import type { StoredOrder } from '../db/orders/orders.ts'
import { paymentRows } from '../mail/orders/payment-rows.ts'
import { wordsIn } from '../mail/words/words.ts'
import { purchaseOf } from './answer.ts'
import { openPaper, type Paper } from './paper.ts'
import { words } from './words.ts'

const seller = ['Fellholm Outdoor', '4180 Millrace Parkway', 'Allentown, PA 18106']

type Money = (amount: number) => string

function writeTotals(
  paper: Paper,
  { quote }: StoredOrder,
  { money, say }: { money: Money; say: ReturnType<typeof words> },
) {
  const { itemSubTotal, shipping, totalDiscount, tax, taxIncluded, total } = quote.totals
  paper.pair(say.items, money(itemSubTotal))
  if (totalDiscount > 0) paper.pair(say.discount, money(-totalDiscount))
  paper.pair(say.delivery, money(shipping))
  paper.pair(taxIncluded ? say.taxWithin : say.tax, money(tax))
  paper.pair(say.total, money(total), { bold: true, size: 12 })
}

/** Each payment with its amount, and what was refunded of it since. */
function writePayments(
  paper: Paper,
  purchase: Purchase,
  { money, say, names }: { money: Money; say: ReturnType<typeof words>; names: Parameters<typeof paymentRows>[0] },
) {
  const rows = paymentRows(names, purchase, money)
  if (rows.length > 0) paper.line(say.paidWith, { bold: true })
  for (const [name, worth] of rows) paper.pair(name, worth)
  for (const { at, amount } of purchase.refunds) paper.pair(`${say.refunded} ${at.slice(0, 10)}`, money(-amount))
}

/** The invoice of an order as it stands now, in the words of the locale it is asked for in. */
export async function invoiceOf(context: Context, order: StoredOrder): Promise<Document> {
  const { orderNumber, createdAt, quote } = order
  const { tag } = locales[context.locale]
  const say = words(context.locale)
  const money: Money = amount => formatMoney(amount, quote.currency, tag)
  const paper = await openPaper(`${say.invoice} ${orderNumber}`, createdAt)
  paper.line('FELLHOLM', { bold: true, size: 16 })
  for (const line of seller) paper.line(line)
  paper.gap()
  paper.line(`${say.invoice} ${orderNumber}`, { bold: true, size: 14 })
  paper.line(new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(createdAt))
  paper.gap()
  const billed = quote.billingAddress ?? quote.shippingMethods[0]?.address
  for (const line of billed === undefined ? [] : addressLines(billed, tag)) paper.line(line)
  paper.gap()
  for (const { qty, name, variants, price } of quote.items)
    paper.pair(`${qty} × ${name} (${variants.map(variant => variant.name).join(', ')})`, money(price.rowTotal))
  paper.gap()
  writeTotals(paper, order, { money, say })
  paper.gap()
  writePayments(paper, purchaseOf(context, order), { money, say, names: wordsIn(context.locale).payment })
  return {
    fileName: `${say.invoice}-${orderNumber}.pdf`,
    contentType: 'application/pdf',
    content: await paper.finish(),
  }
}
