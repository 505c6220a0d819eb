import type { Cart } from './smallest.ts'

/** The store in which things can be fetched. */
export const store = { id: 'foreign-store-1', inventory: 3 } as const

const ways = ['standard', 'express'] as const
const delivery = 500

/** What it costs that a cart travels; fetching is free. */
export const costOf = ({ storeId }: Cart): number => (storeId === undefined ? delivery : 0)

const methodOf = (code: string, amount: number) => ({
  code,
  label: code,
  price: { amount },
  deliveryTime: { from: '2027-01-04', to: '2027-01-06' },
})

/** How a line may travel beside the ways home; nothing is said of a store before one was chosen. */
export const optionsOf = ({ storeId }: Cart) =>
  storeId === undefined ? [] : [{ selected: true, shippingMethod: methodOf('pickup', 0), storeInfo: store }]

/** The store's own address, under the name of whoever comes. */
const atStore = (contact: NonNullable<Cart['contact']>) => ({
  addressLine1: '1 Foreign Square',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
  ...contact,
})

const shared = {
  shippingId: 'me',
  shipmentId: 'me',
  defaultShippingMethodId: 'standard',
  shippingPromotions: [],
} as const

export function shipmentsOf(cart: Cart) {
  const { lines, method, address, storeId, contact } = cart
  if (lines.length === 0) return []
  const cost = costOf(cart)
  if (storeId !== undefined) {
    const applicableShippingMethods = [{ ...methodOf('pickup', 0), selected: true }]
    return [{ ...shared, cost, storeId, applicableShippingMethods, ...(contact && { address: atStore(contact) }) }]
  }
  const applicableShippingMethods = ways.map(code => ({ ...methodOf(code, delivery), selected: code === method }))
  // Beyond section 3: without its address nobody could tell whether it is known where it goes.
  return [{ ...shared, cost, applicableShippingMethods, ...(address && { address }) }]
}
