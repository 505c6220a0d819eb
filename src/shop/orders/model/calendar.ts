import type { Order } from '#src/commerce/calls/orders/orders.ts'
import { streetLine } from '#src/language/address-lines.ts'

type Sent = Pick<Order, 'orderNumber' | 'createdAt' | 'shipments'>

export type Pickup = {
  readonly shipmentId: string
  readonly place: string
  readonly address: string
  /** Local dates `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
}

/** Shipments to collect, with place and days. */
export const pickupsOf = ({ shipments }: Pick<Sent, 'shipments'>): readonly Pickup[] =>
  shipments.flatMap(({ shipmentId, place, applicableShippingMethods }) => {
    const method = applicableShippingMethods.find(({ selected }) => selected)
    if (place === undefined || method === undefined) return []
    const { from, to } = method.deliveryTime
    return [{ shipmentId, place: place.name, address: streetLine(place), from, to }]
  })

const compact = (isoDate: string) => isoDate.replaceAll('-', '')

/** The day after, because an event that fills days ends before its last one (RFC 5545, 3.6.1). */
function dayAfter(isoDate: string): string {
  const day = new Date(`${isoDate}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1)
  return compact(day.toISOString().slice(0, 10))
}

/** RFC 5545, 3.3.11: what stands for itself in a text. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, letter => `\\${letter}`).replaceAll('\n', '\\n')

/** The pickups of an order as a calendar (RFC 5545), one event each; lines end with CR LF. */
export function calendarFile(
  { orderNumber, createdAt }: Sent,
  pickups: readonly Pickup[],
  titleOf: (place: string) => string,
): string {
  const stamp = createdAt.replaceAll(/[-:]|\.\d+/g, '')
  const events = pickups.flatMap(({ shipmentId, place, address, from, to }) => [
    'BEGIN:VEVENT',
    `UID:${orderNumber}-${shipmentId}@fellholm.example`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    `DTEND;VALUE=DATE:${dayAfter(to)}`,
    `SUMMARY:${escaped(titleOf(place))}`,
    `LOCATION:${escaped(`${place}, ${address}`)}`,
    'END:VEVENT',
  ])
  const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Fellholm//Store//EN', ...events, 'END:VCALENDAR']
  return `${calendar.join('\r\n')}\r\n`
}
