import type { Document } from '#src/commerce/calls/orders/purchases.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'
import { addressLines } from '#src/language/address-lines.ts'
import { locales } from '#src/language/locales.ts'

import type { Context } from '../context.ts'
import { recordEvent } from '../db/orders/order-events.ts'
import type { StoredOrder } from '../db/orders/orders.ts'
import { findReturn, insertReturn, returnsOf, type Return } from '../db/orders/returns.ts'
import { piecesOf } from '../fulfilment/pieces.ts'
import { returnStepOf } from '../fulfilment/small-warehouse-times.ts'
import { randomDigits } from '../random.ts'
import { interleaved } from './barcode.ts'
import { openPaper } from './paper.ts'
import { words } from './words.ts'

type Item = { readonly itemId: string; readonly qty: number; readonly reason?: string | undefined }

const returnsDesk = ['Fellholm Returns', '925 Sagebrush Logistics Way', 'Reno, NV 89506', 'USA']

/** Whether a return that has not come yet is of just these pieces. */
const isSame = ({ state, lines }: Return, items: readonly Item[]): boolean =>
  state === 'announced' &&
  lines.length === items.length &&
  items.every(({ itemId, qty }) => lines.some(line => line.itemId === itemId && line.qty === qty))

function announce(context: Context, { orderNumber }: StoredOrder, items: readonly Item[]): Return | undefined {
  const { db, now, random, hasSmallWarehouse } = context
  const returnNumber = randomDigits(random, 12)
  const announcedAt = now()
  const step = hasSmallWarehouse ? returnStepOf('announced') : undefined
  insertReturn(db, {
    returnNumber,
    orderNumber,
    state: 'announced',
    announcedAt,
    nextAt: step && announcedAt + step.after,
    lines: items.map(({ itemId, qty, reason = '' }) => ({ itemId, qty, reason })),
  })
  if (step !== undefined) context.scheduler.wakeIn(step.after)
  const facts = { return: returnNumber, pieces: items.reduce((sum, { qty }) => sum + qty, 0) }
  recordEvent(db, { orderNumber, actor: 'shopper', event: 'announce', facts, at: announcedAt })
  return findReturn(db, returnNumber)
}

/** The return of these pieces: the one that is announced already, else a new one; RTN500 unless so many may go back. */
function begin(context: Context, order: StoredOrder, items: readonly Item[]): Result<Return, 'RTN500'> {
  const { db, now } = context
  return db.transact(() => {
    const known = returnsOf(db, order.orderNumber).find(one => isSame(one, items))
    if (known !== undefined) return ok(known)
    const pieces = piecesOf(db, order, now())
    const canReturnAll = items.every(
      ({ itemId, qty }) => (pieces.find(line => line.itemId === itemId)?.canReturn ?? 0) >= qty,
    )
    const announced = canReturnAll ? announce(context, order, items) : undefined
    return announced === undefined ? fail('RTN500', { status: order.status }) : ok(announced)
  })
}

/** Where things come back from: a person's address, never that of a store where they were fetched. */
const homeOf = ({ quote }: StoredOrder) =>
  quote.shippingMethods.find(({ place }) => place === undefined)?.address ?? quote.billingAddress

/** The label of a return: what stands on it is what was announced. */
async function printed(context: Context, order: StoredOrder, { returnNumber, lines }: Return): Promise<Document> {
  const say = words(context.locale)
  const paper = await openPaper(`${say.label} ${returnNumber}`, order.createdAt)
  paper.line(say.label, { bold: true, size: 18 })
  paper.gap()
  paper.line(say.to, { bold: true })
  for (const line of returnsDesk) paper.line(line, { size: 14 })
  paper.gap()
  const sender = homeOf(order)
  paper.line(say.from, { bold: true })
  for (const line of sender === undefined ? [] : addressLines(sender, locales[context.locale].tag)) paper.line(line)
  paper.gap()
  paper.bars(interleaved(returnNumber), 2, 90)
  paper.line(returnNumber, { size: 14 })
  paper.gap()
  paper.line(say.inside, { bold: true })
  for (const { itemId, qty } of lines)
    paper.line(`${qty} × ${order.quote.items.find(({ id }) => id === itemId)?.name ?? itemId}`)
  return { fileName: `${returnNumber}.pdf`, contentType: 'application/pdf', content: await paper.finish() }
}

/** A label to stick on the parcel; asked for again before it has come, it is the same one. */
export async function returnLabel(
  context: Context,
  order: StoredOrder,
  items: readonly Item[],
): Promise<Result<{ returnNumber: string; label: Document }, 'RTN500'>> {
  const begun = begin(context, order, items)
  if (!begun.ok) return begun
  const { returnNumber } = begun.value
  return ok({ returnNumber, label: await printed(context, order, begun.value) })
}
