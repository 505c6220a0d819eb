import type { ShippingMethod } from '#src/commerce/calls/cart.ts'
import type { DeliveryPromise } from '#src/commerce/calls/products.ts'
import type { Minor } from '#src/kit/money.ts'
import { locales, type Locale, type Site } from '#src/language/locales.ts'

import type { LocalText } from '../seed/shape.ts'
import { arrival, cutOff } from './arrival.ts'

type PerSite = {
  /** Working days on the way: fewest and most. */
  readonly standard: { readonly price: Minor; readonly days: readonly [number, number] }
  readonly express: { readonly price: Minor; readonly days: readonly [number, number] }
}

const tariff = {
  'fellholm-us': { standard: { price: 795, days: [3, 5] }, express: { price: 2495, days: [1, 2] } },
  'fellholm-ca': { standard: { price: 995, days: [4, 7] }, express: { price: 2995, days: [2, 3] } },
  'fellholm-gb': { standard: { price: 495, days: [2, 4] }, express: { price: 1295, days: [1, 1] } },
  'fellholm-eu': { standard: { price: 595, days: [3, 5] }, express: { price: 1695, days: [1, 2] } },
} as const satisfies Record<Site, PerSite>

export const shippingCodes = ['standard', 'express'] as const
export type ShippingCode = (typeof shippingCodes)[number]
export const isShippingCode = (code: string): code is ShippingCode => shippingCodes.some(known => known === code)

/** What is chosen until somebody chooses. */
export const defaultShippingCode = 'standard' satisfies ShippingCode

const labels: Readonly<Record<ShippingCode, LocalText>> = {
  standard: {
    en: 'Standard delivery',
    es: 'Envío estándar',
    fr: 'Livraison standard',
    de: 'Standardversand',
    it: 'Consegna standard',
  },
  express: {
    en: 'Express delivery',
    es: 'Envío exprés',
    fr: 'Livraison express',
    de: 'Expressversand',
    it: 'Consegna espressa',
  },
}

/** What a parcel costs before promotions. */
export const shippingPrice = (site: Site, code: ShippingCode): Minor => tariff[site][code].price

/** A method as a shopper sees it now: its price, and the days it would arrive. */
export const shippingMethod = (
  { site, locale, at }: { readonly site: Site; readonly locale: Locale; readonly at: number },
  code: ShippingCode,
  price: Minor,
): ShippingMethod => ({
  code,
  label: labels[code][locales[locale].language],
  price: { amount: price },
  deliveryTime: arrival(site, at, tariff[site][code].days),
})

/** When standard delivery would bring something ordered now, and until when that holds. */
export const deliveryPromise = (site: Site, at: number): DeliveryPromise => ({
  ...arrival(site, at, tariff[site][defaultShippingCode].days),
  orderBefore: new Date(cutOff(site, at)).toISOString(),
})
