import type { Address, PickupContact } from '#src/commerce/calls/cart/delivery-shapes.ts'
import type { CodeOf, OutcomeOf } from '#src/commerce/calls/index.ts'
import { fail, ok, type Result } from '#src/kit/result.ts'

import { destinationsOf } from '../../cart/destinations.ts'
import { quote } from '../../cart/quote.ts'
import { shipmentIdOf, home } from '../../cart/travel.ts'
import type { ShopperContext } from '../../context.ts'
import { setBasketPart } from '../../db/orders/baskets.ts'
import { readStores } from '../../db/catalogue/places.ts'
import { checkBillingAddress, checkShippingAddress, looksLikeEmail } from '../../rules/addresses/address.ts'
import { captchaFails } from '../../rules/captcha.ts'
import { isHomeCode } from '../../rules/shipping.ts'
import { cities } from '../../stores/cities.ts'
import { townMeant, type Town } from '../../stores/town-meant.ts'
import { changingBasket, withBasket } from './basket.ts'

/** The shipment of a home address: all home deliveries share one. */
const homeShipment = shipmentIdOf(home)

export const listShippingMethods = (context: ShopperContext, basketId: string, shippingId: string) =>
  withBasket(context, basketId, basket => {
    const shipment = quote(context, basket).shippingMethods.find(one => one.shippingId === shippingId)
    return shipment === undefined
      ? fail('SHP404')
      : ok({ applicableShippingMethods: shipment.applicableShippingMethods })
  })

/** Chooses how everything that goes home travels. */
export const chooseShippingMethod = (context: ShopperContext, basketId: string, shippingId: string, code: string) =>
  changingBasket<'SHP404'>(context, basketId, basket => {
    if (shippingId !== homeShipment || !isHomeCode(code)) return fail('SHP404')
    if (!destinationsOf(context, basket, []).homeCodes.includes(code)) return fail('SHP404')
    return ok(setBasketPart(context.db, basket.id, 'shippingCode', code))
  })

/** The towns whose names are known: those with a store of ours, and others. */
const townsOf = ({ db }: ShopperContext): Town[] => [
  ...cities,
  ...readStores(db).map(({ city, countryCode, postalCode }) => ({
    name: city,
    countryCode,
    postalPrefix: postalCode.replaceAll(' ', '').slice(0, 3),
  })),
]

/** An address in the town that is meant by it; nothing when it is written so already. */
function otherTown(context: ShopperContext, address: Address): Address | undefined {
  const city = townMeant(townsOf(context), address)
  return city === undefined || city === address.city ? undefined : { ...address, city }
}

/** Whether an address can be delivered to, and how it is written there when that differs from what was typed. */
export const validateAddress = (context: ShopperContext, basketId: string, address: Address) =>
  withBasket(context, basketId, () => {
    const checked = checkShippingAddress(address, context.site)
    if (!checked.ok) return checked
    const suggestion = otherTown(context, checked.value) ?? checked.value
    const same = (Object.keys(address) as (keyof Address)[]).every(key => suggestion[key] === address[key])
    return ok({ valid: true as const, ...(same ? {} : { suggestion }) })
  })

type ShippingCode = CodeOf<'cart.shipping-address.validate'>
type BillingCode = CodeOf<'cart.billing-address.add'>

type ShipTo = {
  readonly basketId: string
  readonly address: Address
  readonly shippingId: string
  readonly captcha?: string | undefined
}

/** Sends everything at home to an address, as it is written in the post's way; says so when another town seems meant. */
export function setShippingAddress(
  context: ShopperContext,
  { basketId, address, shippingId, captcha }: ShipTo,
): OutcomeOf<'cart.shipping-address.add'> {
  const checked = checkShippingAddress(address, context.site)
  const sent = changingBasket<ShippingCode | 'AUT403' | 'SHP404'>(context, basketId, basket => {
    if (captchaFails(captcha)) return fail('AUT403')
    if (shippingId !== homeShipment) return fail('SHP404')
    return checked.ok ? ok(setBasketPart(context.db, basket.id, 'shippingAddress', checked.value)) : checked
  })
  const suggestion = checked.ok ? otherTown(context, checked.value) : undefined
  return sent.ok && suggestion !== undefined ? ok({ ...sent.value, suggestion }) : sent
}

type Fetching = {
  readonly basketId: string
  readonly contact: PickupContact
  readonly captcha?: string | undefined
}

/** Keeps who fetches what does not go home (R240). */
export const setPickupContact = (context: ShopperContext, { basketId, contact, captcha }: Fetching) =>
  changingBasket<'AUT403' | 'AUT453'>(context, basketId, basket => {
    if (captchaFails(captcha)) return fail('AUT403')
    if (!looksLikeEmail(contact.email)) return fail('AUT453', { field: 'email' })
    return ok(setBasketPart(context.db, basket.id, 'pickupContact', contact))
  })

export const setBillingAddress = (context: ShopperContext, basketId: string, address: Address) =>
  changingBasket<BillingCode>(context, basketId, basket => {
    const checked = checkBillingAddress(address)
    if (!checked.ok) return checked
    return ok(setBasketPart(context.db, basket.id, 'billingAddress', checked.value))
  })

export const clearPart = (
  context: ShopperContext,
  basketId: string,
  part: 'shippingAddress' | 'billingAddress',
): Result<ReturnType<typeof quote>, 'BSK404'> =>
  changingBasket<never>(context, basketId, basket => ok(setBasketPart(context.db, basket.id, part, undefined)))
