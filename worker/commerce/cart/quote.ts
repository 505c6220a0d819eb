import type { Cart, Flash, Shipment } from '#src/commerce/calls/cart.ts'
import { locales } from '#src/language/locales.ts'

import type { Context } from '../context.ts'
import type { Basket } from '../db/baskets.ts'
import { readLines } from '../db/lines.ts'
import { defaultShippingCode, freeShippingPromotion, shippingCodes, shippingMethod } from '../rules/shipping.ts'
import { taxRuleFor } from '../rules/tax.ts'
import { rowTotal, totalsOf } from '../rules/totals.ts'
import { choiceOf, lineOf } from './lines.ts'

/** The only shipment a basket has: everything is sent to one home. */
export const homeShipment = 'me'

/** Prices the basket as of now: lines, delivery, tax and promotions, all read fresh. */
export function quote(context: Context, basket: Basket, flash: readonly Flash[] = []): Cart {
  const { db, site, locale, language, now } = context
  const catalogue = context.catalogue()
  const { currency } = catalogue
  const address = basket.shippingAddress
  const tax = taxRuleFor(address ?? { countryCode: locales[locale].country })
  const sold = readLines(db, basket.id).flatMap(row => {
    const choice = choiceOf(row, catalogue)
    return choice === undefined ? [] : [{ row, choice }]
  })
  const rows = sold.map(({ row }) => row)
  const itemSubTotal = rows.reduce((sum, row) => sum + rowTotal(row), 0)
  const chosen = basket.shippingCode ?? defaultShippingCode
  const methods = shippingCodes.map(code => ({
    ...shippingMethod({ site, locale, at: now() }, code, itemSubTotal),
    selected: code === chosen,
  }))
  const shipping = rows.length === 0 ? 0 : (methods.find(({ selected }) => selected)?.price.amount ?? 0)
  const totals = totalsOf({ currency, lines: rows, shipping, tax, taxKnown: address !== undefined })
  const shipment: Shipment = {
    shippingId: homeShipment,
    shipmentId: homeShipment,
    applicableShippingMethods: methods,
    defaultShippingMethodId: defaultShippingCode,
    cost: shipping,
    ...(address === undefined ? {} : { address }),
  }
  return {
    id: basket.id,
    revision: basket.revision,
    currency,
    totalItems: totals.totalUnits,
    totals,
    items: sold.map(({ row, choice }) => lineOf(row, choice, { language, tax, methods })),
    shippingMethods: [shipment],
    ...(basket.billingAddress === undefined ? {} : { billingAddress: basket.billingAddress }),
    payment_instruments: basket.instrument === undefined ? [] : [{ ...basket.instrument, amount: totals.total }],
    couponItems: [],
    orderPromotions: [],
    promoSummary: [freeShippingPromotion({ site, locale, currency }, itemSubTotal)],
    flash: [...flash],
  }
}
