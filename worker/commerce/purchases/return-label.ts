import type { Document } from '#src/commerce/calls/purchases.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import type { Context } from '../context.ts'
import type { StoredOrder } from '../db/orders.ts'
import { readParcels, recordReturn, returnOf } from '../db/purchases.ts'
import { randomDigits } from '../random.ts'
import { canReturn } from '../rules/purchases.ts'
import { addressLines } from './address-lines.ts'
import { interleaved } from './barcode.ts'
import { openPaper } from './paper.ts'
import { words } from './words.ts'

type Item = { readonly itemId: string; readonly qty: number; readonly reason?: string | undefined }

const returnsDesk = ['Fellholm Returns', '925 Sagebrush Logistics Way', 'Reno, NV 89506, US']

/** RTN500 unless every item is of this order, in no greater number, and the order may be sent back. */
function begin(context: Context, order: StoredOrder, items: readonly Item[]): Result<string, 'RTN500'> {
  const { db, now, random } = context
  const { orderNumber, quote } = order
  const known = returnOf(db, orderNumber)
  if (known !== undefined) return ok(known)
  const isWhole = items.every(({ itemId, qty }) => (quote.items.find(({ id }) => id === itemId)?.qty ?? 0) >= qty)
  if (!isWhole || !canReturn(order, readParcels(db, orderNumber), now()))
    return fail('RTN500', { status: order.status })
  const returnNumber = randomDigits(random, 12)
  recordReturn(db, { orderNumber, returnNumber, items, at: now() })
  return ok(returnNumber)
}

/** Where things come back from: a person's address, never that of a store where they were fetched. */
const homeOf = ({ quote }: StoredOrder) =>
  quote.shippingMethods.find(({ place }) => place === undefined)?.address ?? quote.billingAddress

/** A label to stick on the parcel; asked for again it is the same one. */
export async function returnLabel(
  context: Context,
  order: StoredOrder,
  items: readonly Item[],
): Promise<Result<{ returnNumber: string; label: Document }, 'RTN500'>> {
  const begun = begin(context, order, items)
  if (!begun.ok) return begun
  const returnNumber = begun.value
  const say = words(context.language)
  const paper = await openPaper(`${say.label} ${returnNumber}`, order.createdAt)
  paper.line(say.label, { bold: true, size: 18 })
  paper.gap()
  paper.line(say.to, { bold: true })
  for (const line of returnsDesk) paper.line(line, { size: 14 })
  paper.gap()
  const sender = homeOf(order)
  paper.line(say.from, { bold: true })
  for (const line of sender === undefined ? [] : addressLines(sender)) paper.line(line)
  paper.gap()
  paper.bars(interleaved(returnNumber), 2, 90)
  paper.line(returnNumber, { size: 14 })
  paper.gap()
  paper.line(say.inside, { bold: true })
  for (const { itemId, qty } of items)
    paper.line(`${qty} × ${order.quote.items.find(({ id }) => id === itemId)?.name ?? itemId}`)
  const label = {
    fileName: `${returnNumber}.pdf`,
    contentType: 'application/pdf',
    content: await paper.finish(),
  } as const
  return ok({ returnNumber, label })
}
