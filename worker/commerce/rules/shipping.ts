import type { ShippingMethod } from '#src/commerce/calls/cart/delivery-shapes.ts'
import type { DeliveryPromise } from '#src/commerce/calls/catalogue/product-shapes.ts'
import type { Minor } from '#src/kit/money.ts'
import type { Locale, SiteName } from '#src/language/locales.ts'

import { textIn, type ByLocale } from '../local-text.ts'
import { deliveryEstimate, cutOff, today } from './delivery-estimate.ts'

/** Ways home; in sorting, same-day delivery comes first (R355). */
export const homeCodes = ['same-day', 'standard', 'express'] as const
export type HomeCode = (typeof homeCodes)[number]
export const isHomeCode = (code: string): code is HomeCode => homeCodes.some(known => known === code)

/** Ways to a place where the shopper fetches it: from a store's shelves, sent to a store, a collection point (R015). */
export const handOutCodes = ['pickup', 'sts', 'pudo'] as const
export type HandOutCode = (typeof handOutCodes)[number]
export const isHandOutCode = (code: string): code is HandOutCode => handOutCodes.some(known => known === code)

/** Every way (R123); what is made to order travels home by itself as `customs`, electronic gift cards by e-mail as `digital`. */
export type ShippingCode = HomeCode | HandOutCode | 'customs' | 'digital'

/** A price before promotions, and the working days on the way: fewest and most. */
type Rate = { readonly price: Minor; readonly days: readonly [number, number] }

/** Delivery options without cost on every site. */
const free = {
  pickup: { price: 0, days: [0, 1] },
  sts: { price: 0, days: [3, 6] },
  customs: { price: 0, days: [12, 18] },
  digital: { price: 0, days: [0, 0] },
} as const satisfies Partial<Record<ShippingCode, Rate>>

const tariff = {
  'fellholm-us': {
    ...free,
    'same-day': { price: 3495, days: [0, 0] },
    standard: { price: 795, days: [3, 5] },
    express: { price: 2495, days: [1, 2] },
    pudo: { price: 495, days: [3, 5] },
  },
  'fellholm-ca': {
    ...free,
    'same-day': { price: 3995, days: [0, 0] },
    standard: { price: 995, days: [4, 7] },
    express: { price: 2995, days: [2, 3] },
    pudo: { price: 695, days: [4, 7] },
  },
  'fellholm-gb': {
    ...free,
    'same-day': { price: 1795, days: [0, 0] },
    standard: { price: 495, days: [2, 4] },
    express: { price: 1295, days: [1, 1] },
    pudo: { price: 295, days: [2, 4] },
  },
  'fellholm-eu': {
    ...free,
    'same-day': { price: 2495, days: [0, 0] },
    standard: { price: 595, days: [3, 5] },
    express: { price: 1695, days: [1, 2] },
    pudo: { price: 395, days: [3, 5] },
  },
} as const satisfies Record<SiteName, Record<ShippingCode, Rate>>

/** The default delivery option. */
export const defaultShippingCode = 'standard' satisfies HomeCode

const labels: Readonly<Record<ShippingCode, ByLocale<string>>> = {
  'same-day': {
    en: 'Same-day delivery',
    es: 'Entrega en el mismo día',
    fr: 'Livraison le jour même',
    de: 'Lieferung am selben Tag',
    it: 'Consegna in giornata',
  },
  pickup: {
    en: 'Store pickup',
    'en-gb': 'Click and collect',
    es: 'Recogida en tienda',
    fr: 'Retrait en magasin',
    de: 'Abholung in der Filiale',
    it: 'Ritiro in negozio',
  },
  sts: {
    en: 'Sent to the store',
    es: 'Envío a la tienda',
    fr: 'Livraison en magasin',
    de: 'Lieferung in die Filiale',
    it: 'Spedizione in negozio',
  },
  pudo: {
    en: 'Pickup point',
    'en-gb': 'Collection point',
    es: 'Punto de recogida',
    fr: 'Point relais',
    de: 'Abholpunkt',
    it: 'Punto di ritiro',
  },
  customs: {
    en: 'Made to order',
    es: 'Hecho por encargo',
    fr: 'Fabriqué sur commande',
    de: 'Auf Bestellung gefertigt',
    it: 'Realizzato su ordinazione',
  },
  digital: {
    en: 'By email',
    es: 'Por correo electrónico',
    fr: 'Par e-mail',
    de: 'Per E-Mail',
    it: 'Via e-mail',
  },
  standard: {
    en: 'Standard shipping',
    'en-ca': 'Standard delivery',
    'en-gb': 'Standard delivery',
    es: 'Envío estándar',
    fr: 'Livraison standard',
    de: 'Standardversand',
    it: 'Consegna standard',
  },
  express: {
    en: 'Express shipping',
    'en-ca': 'Express delivery',
    'en-gb': 'Express delivery',
    es: 'Envío exprés',
    fr: 'Livraison express',
    de: 'Expressversand',
    it: 'Consegna espressa',
  },
}

/** The cost of a parcel before promotions. */
export const shippingPrice = (site: SiteName, code: ShippingCode): Minor => tariff[site][code].price

/** A method as a shopper sees it now: its price, and the days it would arrive. */
export const shippingMethod = (
  { site, locale, at }: { readonly site: SiteName; readonly locale: Locale; readonly at: number },
  code: ShippingCode,
  price: Minor,
): ShippingMethod => ({
  code,
  label: textIn(labels[code], locale),
  price: { amount: price },
  deliveryTime: code === 'digital' ? today(site, at) : deliveryEstimate(site, at, tariff[site][code].days),
})

/** The distance of an address from the warehouse. */
export type Reach = 'near' | 'far'

/** The days a parcel is on its way: all that a site promises, the shorter half nearby, the longer half far away. */
function daysTo(site: SiteName, reach: Reach | undefined): readonly [number, number] {
  const [fewest, most] = tariff[site][defaultShippingCode].days
  const middle = (fewest + most) / 2
  if (reach === undefined) return [fewest, most]
  return reach === 'near' ? [fewest, Math.ceil(middle)] : [Math.floor(middle), most]
}

/** When standard delivery would bring something ordered now, until when that holds, and what it costs. */
export const deliveryPromise = (site: SiteName, at: number, reach?: Reach): DeliveryPromise => ({
  ...deliveryEstimate(site, at, daysTo(site, reach)),
  orderBefore: new Date(cutOff(site, at)).toISOString(),
  cost: shippingPrice(site, defaultShippingCode),
})
