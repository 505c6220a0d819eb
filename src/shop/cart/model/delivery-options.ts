import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { PickupLocation, Shipment } from '#src/commerce/calls/cart/delivery-shapes.ts'
import type { CartLine, ShippingOption } from '#src/commerce/calls/cart/line-shapes.ts'
import type { AnswerOf } from '#src/commerce/calls/index.ts'
import type { Minor } from '#src/kit/money.ts'

type Store = AnswerOf<'stores.store.search'>['stores'][number]
type Point = AnswerOf<'stores.collection-points.search'>['collectionPoints'][number]

/** Stores and collection points near a place the shopper named. */
export type Nearby = { readonly stores: readonly Store[]; readonly points: readonly Point[] }

/** A way one line could travel, as the shopper chooses it. */
export type DeliveryOption = {
  /** `code` or `code:place`. */
  readonly value: string
  readonly code: string
  readonly label: string
  readonly price: Minor
  readonly isChosen: boolean
  readonly isPossible: boolean
  /** First and last day of arrival; absent where only the place knows. */
  readonly days?: { readonly from: string; readonly to: string }
  readonly place?: PickupLocation
  /** Metres from what was asked for. */
  readonly distance?: number
  /** The item's stock in this store. */
  readonly stock?: { readonly state: 'in-stock' | 'low' | 'out'; readonly left?: number }
}

/** The shipment a line travels in. */
export const shipmentOf = ({ shippingMethods }: Pick<Cart, 'shippingMethods'>, lineId: string): Shipment | undefined =>
  shippingMethods.find(({ itemIds }) => itemIds?.includes(lineId) ?? false)

/** The way a line is to travel, with the place where it is fetched (R015). */
export function chosenDeliveryOption(cart: Pick<Cart, 'shippingMethods'>, line: CartLine): DeliveryOption | undefined {
  const option = line.shippingOptions.find(({ selected }) => selected)
  return option === undefined ? undefined : deliveryOptionOf(option, shipmentOf(cart, line.id)?.place)
}

function deliveryOptionOf(
  { shippingMethod, selected, available }: ShippingOption,
  place: PickupLocation | undefined,
): DeliveryOption {
  const { code, label, price, deliveryTime } = shippingMethod
  return {
    value: place === undefined ? code : `${code}:${place.id}`,
    code,
    label,
    price: price.amount,
    isChosen: selected,
    isPossible: available,
    days: deliveryTime,
    ...(place !== undefined && { place }),
  }
}

const storeCodes = [
  { code: 'pickup', service: 'pickup' },
  { code: 'sts', service: 'ship-to-store' },
] as const

/** How a store could hand a line out: from its shelf, or sent there. */
function optionsOfStore(store: Store, line: CartLine, chosen: string | undefined): DeliveryOption[] {
  const stock = store.inventory?.find(({ upc }) => upc === line.upc)
  const isInStock = stock !== undefined && stock.state !== 'out' && (stock.left === undefined || stock.left >= line.qty)
  const sendable = line.shippingOptions.some(({ storeInfo, available }) => storeInfo === undefined && available)
  return storeCodes.flatMap(({ code, service }) => {
    if (!store.services.includes(service)) return []
    const value = `${code}:${store.id}`
    return [
      {
        value,
        code,
        label: '',
        price: 0,
        isChosen: value === chosen,
        isPossible: code === 'pickup' ? isInStock : sendable,
        place: store,
        ...(store.distance !== undefined && { distance: store.distance }),
        ...(code === 'pickup' && {
          shelf: { state: stock?.state ?? 'out', ...(stock?.left !== undefined && { left: stock.left }) },
        }),
      },
    ]
  })
}

const optionOfPoint = (point: Point, chosen: string | undefined): DeliveryOption => {
  const value = `pudo:${point.id}`
  return {
    value,
    code: 'pudo',
    label: '',
    price: 0,
    isChosen: value === chosen,
    isPossible: true,
    place: point,
    ...(point.distance !== undefined && { distance: point.distance }),
  }
}

/** The ways of one line (R396): home, same-day first (R355), then the way it has, stores by distance, collection points. */
export function deliveryOptionsFor(
  cart: Pick<Cart, 'shippingMethods'>,
  line: CartLine,
  near: Nearby,
): readonly DeliveryOption[] {
  const now = chosenDeliveryOption(cart, line)
  const home = line.shippingOptions
    .filter(({ storeInfo, shippingMethod }) => storeInfo === undefined && shippingMethod.code !== 'pudo')
    .map(option => deliveryOptionOf(option, undefined))
  const stores = near.stores.flatMap(store => optionsOfStore(store, line, now?.value))
  const points = near.points.map(point => optionOfPoint(point, now?.value))
  const isListed = [...home, ...stores, ...points].some(({ isChosen }) => isChosen)
  return [...home, ...(now === undefined || isListed ? [] : [now]), ...stores, ...points]
}
