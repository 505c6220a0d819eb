import type { Address, Shipment } from '#src/commerce/calls/cart/delivery-shapes.ts'
import { addressLines, placeLines, streetLine } from '#src/language/address-lines.ts'
import { locales } from '#src/language/locales.ts'

import type { StoredOrder } from '../../db/orders/orders.ts'
import type { Block } from '../format/content.ts'
import { filled } from '../format/filled.ts'
import { thingOf } from './order-thing.ts'
import type { Stationery } from '../format/stationery.ts'
import { unlinked } from '../format/unlinked.ts'

const present = (lines: readonly (string | undefined)[]): string[] =>
  lines.flatMap(line => (line === undefined || line.trim() === '' ? [] : [unlinked(line.trim())]))

/** An address in lines. */
const linesOf = ({ locale }: Stationery, address: Address): string[] =>
  present(addressLines(address, locales[locale].tag))

/** Where something is fetched, in one line. */
export const placeOf = ({ place }: Pick<Shipment, 'place'>): string =>
  place === undefined ? '' : [place.name, streetLine(place)].join(', ')

/** When it comes, or can be fetched. */
function whenOf({ words, day }: Stationery, shipment: Shipment): string {
  const { labels } = words
  if (shipment.isDigitalProduct === true) return labels.byMail
  const method = shipment.applicableShippingMethods.find(({ selected }) => selected)
  if (method === undefined) return ''
  const { from, to } = method.deliveryTime
  const isFetched = shipment.place !== undefined
  const values = { from: day(from), to: day(to) }
  const text = from === to ? (isFetched ? labels.readyOn : labels.arrivesOn) : isFetched ? labels.ready : labels.arrives
  return [method.label, filled(text, values)].filter(part => part !== '').join(' · ')
}

function whereOf(stationery: Stationery, shipment: Shipment): Block[] {
  const { labels } = stationery.words
  if (shipment.place !== undefined) {
    const { name, addressLine1 } = shipment.place
    const who =
      shipment.address === undefined ? undefined : `${shipment.address.firstName} ${shipment.address.lastName}`
    return [
      {
        is: 'address',
        title: labels.fetchAt,
        lines: present([name, addressLine1, ...placeLines(shipment.place), who]),
      },
    ]
  }
  if (shipment.isDigitalProduct === true || shipment.address === undefined) return []
  return [{ is: 'address', title: labels.sentTo, lines: linesOf(stationery, shipment.address) }]
}

/** Each delivery of an order with its items, day and address; an item that no delivery names travels with the first. */
export function deliveryBlocks(stationery: Stationery, { quote }: StoredOrder): Block[] {
  const { shippingMethods, items, currency } = quote
  const named = new Set(shippingMethods.flatMap(({ itemIds = [] }) => itemIds))
  const count = shippingMethods.length
  return shippingMethods.flatMap((shipment, place): Block[] => {
    const own = items.filter(({ id }) => shipment.itemIds?.includes(id) === true || (place === 0 && !named.has(id)))
    const number = filled(stationery.words.labels.delivery, { number: `${place + 1}`, count: `${count}` })
    const when = whenOf(stationery, shipment)
    return [
      { is: 'title', text: [...(count > 1 ? [number] : []), when].filter(part => part !== '').join(': ') },
      { is: 'things', things: own.map(line => thingOf(stationery, line, currency)) },
      ...whereOf(stationery, shipment),
    ]
  })
}

/** Who pays, and where they live. */
export const billingBlock = (stationery: Stationery, { quote: { billingAddress } }: StoredOrder): Block[] =>
  billingAddress === undefined
    ? []
    : [{ is: 'address', title: stationery.words.labels.billing, lines: linesOf(stationery, billingAddress) }]
