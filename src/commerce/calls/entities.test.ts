import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { orderStatus } from '../order-life.ts'
import { storedAddress } from './consumer/address-book.ts'
import { cart } from './cart/cart-shapes.ts'
import { address, shipment, shippingId } from './cart/delivery-shapes.ts'
import { calls } from './index.ts'
import { line } from './cart/line-shapes.ts'
import { order } from './orders/orders.ts'
import { creditMethods, instrument, paymentMethodCodes } from './cart/payment-shapes.ts'
import { savedCard } from './consumer/saved-cards.ts'

/** The parts of a schema that this test walks through. */
type Parts = {
  readonly entries?: Readonly<Record<string, object>>
  readonly item?: object
  readonly wrapped?: object
  readonly pipe?: readonly object[]
  readonly options?: readonly object[]
}

/** The fields of the object that a schema is, wraps, lists or passes on. */
function entriesOf(schema: object): Readonly<Record<string, object>> {
  const { entries, wrapped, item, pipe = [], options = [] } = schema as Parts
  const inner = wrapped ?? item ?? pipe.find(part => part !== schema) ?? options.find(part => typeof part === 'object')
  return entries ?? (inner === undefined ? {} : entriesOf(inner))
}

/** The schema of a field, by a path such as `price.rowTotal`; lists are gone into. */
function fieldOf(schema: object, path: string): object | undefined {
  const [name = '', ...rest] = path.split('.')
  const field = entriesOf(schema)[name]
  return field === undefined || rest.length === 0 ? field : fieldOf(field, rest.join('.'))
}

const rules = readFileSync(`${import.meta.dirname}/../../../docs/specification/rules.csv`, 'utf8')

const textOf = (rule: string): string => rules.split('\n').find(row => row.startsWith(`${rule},`)) ?? ''

const { paymentMethod: placed = order } = entriesOf(calls['cart.order.place'].body)

/** The rows about entities, with the fields they name, by where the contract has them. */
const entities: readonly (readonly [rule: string, schema: object, fields: string])[] = [
  [
    'R118',
    cart,
    'id currency totalItems totals items payment_instruments shippingMethods couponItems orderPromotions upsellProducts promoSummary flash totals.total totals.itemTotal totals.itemSubTotal totals.netAmount totals.totalDiscount totals.totalDiscountPercentage totals.shipping totals.tax totals.taxAmount totals.totalWithoutTax totals.remainingToPay totals.totalUnits totals.appliedRewards totals.currency',
  ],
  [
    'R119',
    fieldOf(cart, 'promoSummary') ?? cart,
    'promotionId promotionName promotionClass level calloutMessage conditionThreshold distanceFromConditionThreshold',
  ],
  [
    'R120',
    line,
    'id productId masterId upc variants recipeId isCustoms breadcrumbs badge eyebrow rating qty maxQty taxTotal productPromotions shippingOptions giftOption bonus isPrimeIntended customerNotifications',
  ],
  [
    'R121',
    shipment,
    'shippingId shipmentId shipmentGroupId storeId applicableShippingMethods.code applicableShippingMethods.label applicableShippingMethods.price applicableShippingMethods.deliveryTime applicableShippingMethods defaultShippingMethodId shippingPromotions cost customNotifications isDigitalProduct pdpUrl',
  ],
  [
    'R122',
    shipment,
    'applicableShippingMethods shippingPromotions cost applicableShippingMethods.code shipmentGroupId isDigitalProduct pdpUrl',
  ],
  ['R122', line, 'shippingOptions'],
  ['R124', instrument, 'payment_instrument_id payment_method_categories session_id client_token attachment'],
  ['R125', savedCard, 'address main'],
  [
    'R127',
    placed,
    'code id type bin billingAddress shippingAddress additionalData additionalData.sessionID additionalData.payment_instrument_id additionalData.card_type additionalData.clientToken',
  ],
  [
    'R128',
    storedAddress,
    'id addressId city postalCode province country countryCode email phone phoneCode recipientContactPhone shippingId approachType main',
  ],
  [
    'R129',
    order,
    'orderNumber st totals items shipments promoSummary paymentMethods.code paymentMethods.label paymentMethods.additionalData flash',
  ],
  ['R148', fieldOf(cart, 'promoSummary') ?? cart, 'approachingDisplayLevel'],
]

describe('the contract has every field of an entity', () => {
  it.each(entities)('%s', (rule, schema, fields) => {
    const names = fields.split(' ')
    // The row is the source: what is looked for here stands in it.
    const text = textOf(rule)
    expect(names.filter(name => !text.includes(name.split('.').at(-1) ?? name))).toEqual([])
    expect(names.filter(name => fieldOf(schema, name) === undefined)).toEqual([])
  })

  it('R120: a price in all its forms', () => {
    const forms =
      'original current rowTotal priceAfterItemDiscount priceAfterOrderDiscount highCurrent highOriginal proratedPrice'
    expect(forms.split(' ').filter(name => fieldOf(line, `price.${name}`) === undefined)).toEqual([])
  })

  it('R121: me, customs and prime are shipments', () => {
    expect([...shippingId.options].toSorted()).toEqual(['customs', 'me', 'prime'])
    expect(fieldOf(address, 'shippingId')).toBeDefined()
  })

  it('R124: the methods that pay', () => {
    const named = [...creditMethods, 'CREDIT_CARD']
    expect(named.filter(code => !textOf('R124').includes(code))).toEqual([])
    expect(paymentMethodCodes).toContain('KLARNA')
  })

  it('R126: saving a card answers card.paymentInstrumentId', () => {
    expect(fieldOf(calls['consumer.payment-instrument.create'].answer, 'card.paymentInstrumentId')).toBeDefined()
  })

  it('R130: the states of an order are those that D22 lists', () => {
    const decided =
      'CREATED CONFIRMED IN_PROGRESS READY_FOR_PICKUP PARTIALLY_SHIPPED SHIPPED DELIVERED CANCELLED RETURNED'
    expect([...orderStatus.options].toSorted()).toEqual(decided.split(' ').toSorted())
  })
})
