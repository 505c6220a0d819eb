import type { Cart, ShippingMethod } from '#src/commerce/calls/cart.ts'
import type { DeliveryPromise } from '#src/commerce/calls/products.ts'
import { formatMoney, type Currency, type Minor } from '#src/kit/money.ts'
import { locales, type Locale, type Site } from '#src/language/locales.ts'

import type { LocalText } from '../seed/shape.ts'
import { arrival, cutOff } from './arrival.ts'

type PerSite = {
  /** Working days on the way: fewest and most. */
  readonly standard: { readonly price: Minor; readonly days: readonly [number, number] }
  readonly express: { readonly price: Minor; readonly days: readonly [number, number] }
  /** From this subtotal on standard delivery is free (promotion FREESHIP). */
  readonly freeFrom: Minor
}

const tariff = {
  'fellholm-us': { standard: { price: 795, days: [3, 5] }, express: { price: 2495, days: [1, 2] }, freeFrom: 15_000 },
  'fellholm-ca': { standard: { price: 995, days: [4, 7] }, express: { price: 2995, days: [2, 3] }, freeFrom: 18_000 },
  'fellholm-gb': { standard: { price: 495, days: [2, 4] }, express: { price: 1295, days: [1, 1] }, freeFrom: 12_000 },
  'fellholm-eu': { standard: { price: 595, days: [3, 5] }, express: { price: 1695, days: [1, 2] }, freeFrom: 14_000 },
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

/** What a method costs for goods of this worth. */
export function shippingPrice(site: Site, code: ShippingCode, itemSubTotal: Minor): Minor {
  const { freeFrom, ...methods } = tariff[site]
  return code === 'standard' && itemSubTotal >= freeFrom ? 0 : methods[code].price
}

/** A method as a shopper sees it now: its price for this cart, and the days it would arrive. */
export const shippingMethod = (
  { site, locale, at }: { readonly site: Site; readonly locale: Locale; readonly at: number },
  code: ShippingCode,
  itemSubTotal: Minor,
): ShippingMethod => ({
  code,
  label: labels[code][locales[locale].language],
  price: { amount: shippingPrice(site, code, itemSubTotal) },
  deliveryTime: arrival(site, at, tariff[site][code].days),
})

/** When standard delivery would bring something ordered now, and until when that holds. */
export const deliveryPromise = (site: Site, at: number): DeliveryPromise => ({
  ...arrival(site, at, tariff[site][defaultShippingCode].days),
  orderBefore: new Date(cutOff(site, at)).toISOString(),
})

const promotionName: LocalText = {
  en: 'Free standard delivery',
  es: 'Envío estándar gratis',
  fr: 'Livraison standard offerte',
  de: 'Kostenloser Standardversand',
  it: 'Consegna standard gratuita',
}

const callout: LocalText = {
  en: 'Spend {left} more for free standard delivery.|Free standard delivery from {from}.|Standard delivery is free.',
  es: 'Te faltan {left} para el envío estándar gratis.|Envío estándar gratis desde {from}.|El envío estándar es gratis.',
  fr: 'Plus que {left} pour la livraison standard offerte.|Livraison standard offerte dès {from}.|La livraison standard est offerte.',
  de: 'Noch {left} bis zum kostenlosen Standardversand.|Kostenloser Standardversand ab {from}.|Der Standardversand ist kostenlos.',
  it: 'Ancora {left} per la consegna standard gratuita.|Consegna standard gratuita da {from}.|La consegna standard è gratuita.',
}

/** How far a cart is from free standard delivery. */
export function freeShippingPromotion(
  { site, locale, currency }: { readonly site: Site; readonly locale: Locale; readonly currency: Currency },
  itemSubTotal: Minor,
): Cart['promoSummary'][number] {
  const { freeFrom } = tariff[site]
  const { language, tag } = locales[locale]
  const left = Math.max(0, freeFrom - itemSubTotal)
  return {
    level: 'SHIPPING',
    promotionId: 'FREESHIP',
    promotionName: promotionName[language],
    promotionClass: 'SHIPPING',
    calloutMessage: callout[language]
      .replace('{left}', formatMoney(left, currency, tag))
      .replace('{from}', formatMoney(freeFrom, currency, tag)),
    conditionThreshold: freeFrom,
    distanceFromConditionThreshold: left,
  }
}
