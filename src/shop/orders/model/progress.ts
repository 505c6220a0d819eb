import type { Purchase } from '#src/commerce/calls/orders/purchases.ts'

type Fulfilment = Purchase['fulfilments'][number]

/** A part of an order with how far it is, and its parcel where it is sent. */
export type Part = Pick<Fulfilment, 'number' | 'state' | 'movedAt'> & {
  /** Where it is fetched. */
  readonly place?: string
  readonly parcel?: Purchase['parcels'][number]
  readonly items: readonly { readonly id: string; readonly name: string; readonly qty: number }[]
}

type OrderFacts = Pick<Purchase, 'fulfilments' | 'parcels' | 'items' | 'shipments'>

/** A platform may tell of parcels alone. */
const fromParcel = (parcel: Purchase['parcels'][number]): Part => ({
  number: parcel.number,
  state: parcel.deliveredAt === undefined ? 'shipped' : 'delivered',
  movedAt: parcel.deliveredAt ?? parcel.shippedAt,
  parcel,
  items: [],
})

/** Everything an order comes in, by its number; what was cancelled is not shown. */
export function partsOf({ fulfilments, parcels, items, shipments }: OrderFacts): readonly Part[] {
  if (fulfilments.length === 0) return parcels.map(fromParcel)
  return fulfilments
    .filter(({ state }) => state !== 'cancelled')
    .map(({ number, state, movedAt, shipmentId, items: pieces }) => {
      const parcel = parcels.find(one => one.number === number)
      const place = shipments.find(shipment => shipment.shipmentId === shipmentId)?.place?.name
      return {
        number,
        state,
        movedAt,
        ...(place === undefined ? {} : { place }),
        ...(parcel === undefined ? {} : { parcel }),
        items: pieces.flatMap(({ itemId, qty }) => {
          const name = items.find(({ id }) => id === itemId)?.name
          return name === undefined ? [] : [{ id: itemId, name, qty }]
        }),
      }
    })
}

/** Whether anything of an order has moved since it was placed. */
export const hasMoved = (order: OrderFacts): boolean => partsOf(order).some(({ state }) => state !== 'confirmed')

type Chooses = 'canCancel' | 'canReturn'

/** Lines of which some pieces may still be cancelled or sent back, and how many. */
export const choicesOf = ({ items, pieces }: Pick<Purchase, 'items' | 'pieces'>, which: Chooses) =>
  pieces.flatMap(piece => {
    const line = items.find(({ id }) => id === piece.itemId)
    return line === undefined || piece[which] === 0 ? [] : [{ id: line.id, name: line.name, most: piece[which] }]
  })
