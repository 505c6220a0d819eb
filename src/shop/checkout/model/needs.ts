import type { Cart } from '#src/commerce/calls/cart/cart-shapes.ts'
import type { Address, PickupContact, Shipment } from '#src/commerce/calls/cart/delivery-shapes.ts'
import type { Locale } from '#src/language/locales.ts'

const codeOf = ({ applicableShippingMethods }: Pick<Shipment, 'applicableShippingMethods'>): string =>
  applicableShippingMethods.find(({ selected }) => selected)?.code ?? ''

/** Ways that end where something is fetched (R123). */
const fetchedBy: ReadonlySet<string> = new Set(['pickup', 'pudo', 'sts'])

/** Whether a parcel is fetched: from a store, or at a collection point. A platform need not say more than the way. */
export const isFetched = (shipment: Pick<Shipment, 'place' | 'applicableShippingMethods'>): boolean =>
  shipment.place !== undefined || fetchedBy.has(codeOf(shipment))

/** Digital gifts travel by e-mail (R123). */
export const isDigital = (shipment: Shipment): boolean => codeOf(shipment).endsWith('digital')

/** Nothing of it is sent anywhere but by e-mail. */
export const isAllDigital = ({ shippingMethods }: Pick<Cart, 'shippingMethods'>): boolean =>
  shippingMethods.length > 0 && shippingMethods.every(isDigital)

/** D28, R241: where a collection point wants to be able to call, in locales of the calls. */
const phoneAtPoints: ReadonlySet<Locale> = new Set(['de-de', 'fr-fr', 'it-it', 'en-gb'])

export type Needs = {
  /** Something goes home: an address is needed. */
  readonly home: boolean
  /** Something is fetched: who fetches it has to be known. */
  readonly fetched: boolean
  /** The person who collects has to leave a phone number. */
  readonly phone: boolean
}

/** The parts of the shipping step this cart needs; without either the step is skipped. */
export function needsOf({ shippingMethods }: Pick<Cart, 'shippingMethods'>, locale: Locale): Needs {
  const sent = shippingMethods.filter(shipment => !isDigital(shipment))
  const isPoint = sent.some(shipment => codeOf(shipment) === 'pudo')
  return {
    home: sent.some(shipment => !isFetched(shipment)),
    fetched: sent.some(isFetched),
    phone: isPoint && phoneAtPoints.has(locale),
  }
}

/** Where everything at home goes. A parcel that is fetched has an address too: the store's. */
export const homeAddress = ({ shippingMethods }: Pick<Cart, 'shippingMethods'>): Address | undefined =>
  shippingMethods.find(shipment => !isFetched(shipment) && !isDigital(shipment))?.address

/** On which way everything at home goes; nothing when nothing does. */
export function homeMethod({ shippingMethods }: Pick<Cart, 'shippingMethods'>): string | undefined {
  const shipment = shippingMethods.find(one => one.shippingId === 'me' && !isFetched(one) && !isDigital(one))
  return shipment && codeOf(shipment)
}

/** The person who collects, as far as is known. */
export function collectorOf({ shippingMethods }: Pick<Cart, 'shippingMethods'>): Partial<PickupContact> {
  const { firstName, lastName, email, phone } = shippingMethods.find(isFetched)?.address ?? {}
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  }
}

/** R240: pickup contact details are complete only with first name, last name and e-mail. */
export const isComplete = (contact: Partial<PickupContact>): contact is PickupContact =>
  [contact.firstName, contact.lastName, contact.email].every(part => part !== undefined && part.trim() !== '')
