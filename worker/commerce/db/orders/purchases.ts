import type { Parcel } from '#src/commerce/calls/orders/purchases.ts'
import type { Database } from '../database.ts'
import { findOrder, type StoredOrder } from './orders.ts'

/** Orders shown to their owner: all that were placed, also unfinished and cancelled ones. */
const placed = `(placing IN ('final', 'challenged', 'checking') OR status = 'CANCELLED')`

type Span = { readonly start: number; readonly count: number; readonly status?: string | undefined }

/** A consumer's orders, the newest first. */
export function purchasesOf(
  db: Database,
  consumerId: string,
  { start, count, status }: Span,
): { orders: StoredOrder[]; total: number } {
  const numbers = db.all<{ order_number: string }>(
    `SELECT order_number FROM orders WHERE consumer_id = ?1 AND ${placed} AND (?2 IS NULL OR status = ?2)
     ORDER BY created_at DESC, order_number`,
    consumerId,
    status ?? null,
  )
  const page = numbers.slice(start, start + count)
  return { total: numbers.length, orders: page.flatMap(({ order_number }) => findOrder(db, order_number) ?? []) }
}

const time = (at: number): string => new Date(at).toISOString()

type ParcelRow = {
  number: number
  carrier: string
  tracking_number: string
  tracking_url: string | null
  shipped_at: number
  delivered_at: number | null
}

export const readParcels = (db: Database, orderNumber: string): Parcel[] =>
  db
    .all<ParcelRow>(
      `SELECT number, carrier, tracking_number, tracking_url, shipped_at, delivered_at FROM parcels
       WHERE order_number = ? ORDER BY number`,
      orderNumber,
    )
    .map(({ number, carrier, tracking_number, tracking_url, shipped_at, delivered_at }) => ({
      number,
      carrier,
      trackingNumber: tracking_number,
      ...(tracking_url === null ? {} : { trackingUrl: tracking_url }),
      shippedAt: time(shipped_at),
      ...(delivered_at === null ? {} : { deliveredAt: time(delivered_at) }),
    }))

type Sending = {
  readonly orderNumber: string
  readonly number: number
  readonly carrier: string
  readonly trackingNumber: string
  /** Where one sees how far it is. */
  readonly trackingUrl?: string | undefined
  readonly shippedAt: number
  readonly deliveredAt: number | null
}

export const recordParcel = (
  db: Database,
  { orderNumber, number, carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt }: Sending,
): number =>
  db.run(
    `INSERT INTO parcels (order_number, number, carrier, tracking_number, tracking_url, shipped_at, delivered_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    orderNumber,
    number,
    carrier,
    trackingNumber,
    trackingUrl ?? null,
    shippedAt,
    deliveredAt,
  )

export const markArrived = (db: Database, orderNumber: string, number: number, at: number): number =>
  db.run(
    'UPDATE parcels SET delivered_at = ? WHERE order_number = ? AND number = ? AND delivered_at IS NULL',
    at,
    orderNumber,
    number,
  )

/** A parcel by its tracking number, which is the permission to see it. */
export const findParcel = (db: Database, trackingNumber: string) =>
  db.first<{ carrier: string; shippedAt: number; deliveredAt: number | null }>(
    `SELECT carrier, shipped_at AS shippedAt, delivered_at AS deliveredAt FROM parcels WHERE tracking_number = ?`,
    trackingNumber,
  )
