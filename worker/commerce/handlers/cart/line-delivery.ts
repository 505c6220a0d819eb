import { fail, ok, type Result } from '#src/kit/result.ts'

import { isBonus } from '../../cart/bonus.ts'
import type { ShopperContext } from '../../context.ts'
import { setBasketPart, touchBasket, type Basket } from '../../db/orders/baskets.ts'
import { readVariant, type VariantRow } from '../../db/catalogue/catalogue.ts'
import { destinationsOf } from '../../cart/destinations.ts'
import { availableFor, insertLine, readLines, setDelivery, setLine, type Delivery } from '../../db/orders/lines.ts'
import { findCollectionPoint, readStores, takesParcels } from '../../db/catalogue/places.ts'
import { isHandOutCode, isHomeCode, type HandOutCode } from '../../rules/shipping.ts'
import { changingBasket } from './basket.ts'
import { mostLines } from './items.ts'

type NoPlace = 'SHP404' | 'STR404'

/** The place a line would be fetched at: STR404 when there is none, SHP404 when it does not hand out on this way. */
function deliveryTo({ db }: ShopperContext, code: HandOutCode, placeId: string | undefined): Result<Delivery, NoPlace> {
  if (placeId === undefined) return fail('STR404')
  if (code === 'pudo') return findCollectionPoint(db, placeId) === undefined ? fail('STR404') : ok({ code, placeId })
  const store = readStores(db).find(({ id }) => id === placeId)
  if (store === undefined) return fail('STR404')
  const handsOut = code === 'sts' ? takesParcels(db, store) : store.services.includes('pickup')
  return handsOut ? ok({ code, placeId }) : fail('SHP404')
}

/** INV409 when the place a line would come from has too few. */
function enough(
  { db }: ShopperContext,
  variant: VariantRow,
  qty: number,
  delivery: Delivery | undefined,
): Result<undefined, 'INV409'> {
  const there = Math.min(variant.max_qty, availableFor(db, variant, delivery))
  return qty > there ? fail('INV409', { maxAllowedQty: Math.max(0, there) }) : ok(undefined)
}

/** The delivery a code asks for: nothing for a way home, which all that goes home then takes. */
function asked(
  context: ShopperContext,
  basket: Basket,
  code: string,
  placeId: string | undefined,
): Result<Delivery | undefined, NoPlace> {
  if (isHandOutCode(code)) return deliveryTo(context, code, placeId)
  const isOffered = isHomeCode(code) && destinationsOf(context, basket, []).homeCodes.includes(code)
  if (!isOffered) return fail('SHP404')
  setBasketPart(context.db, basket.id, 'shippingCode', code)
  return ok(undefined)
}

type Choosing = {
  readonly basketId: string
  readonly itemId: string
  readonly code: string
  readonly placeId?: string | undefined
}

/** Chooses how one line travels; what is made to order, or sent by e-mail, has one way only. */
export const chooseForLine = (context: ShopperContext, { basketId, itemId, code, placeId }: Choosing) =>
  changingBasket<NoPlace | 'ORD404' | 'GWP403' | 'INV409'>(context, basketId, basket => {
    const { db } = context
    if (isBonus(itemId)) return fail('GWP403')
    const line = readLines(db, basket.id).find(({ id }) => id === itemId)
    const variant = line && readVariant(db, line.upc)
    if (line === undefined || variant === undefined) return fail('ORD404')
    if (line.recipe_id !== '' || line.gift_card === 'digital') return fail('SHP404')
    const delivery = asked(context, basket, code, placeId)
    if (!delivery.ok) return delivery
    const fits = enough(context, variant, line.qty, delivery.value)
    if (!fits.ok) return fits
    setDelivery(db, line.id, delivery.value)
    return ok(touchBasket(db, basket.id))
  })

type Reserving = {
  readonly basketId: string
  readonly upc: string
  readonly qty: number
  readonly storeId: string
}

/** Puts pieces in for pickup at a store; a line of the same SKU grows and is fetched there as a whole. */
export const reserveItem = (context: ShopperContext, { basketId, upc, qty, storeId }: Reserving) =>
  changingBasket<NoPlace | 'ORD404' | 'ORD430' | 'INV409'>(context, basketId, basket => {
    const { db } = context
    const variant = readVariant(db, upc)
    if (variant === undefined) return fail('ORD404')
    if (variant.gift_card === 'digital') return fail('SHP404')
    const delivery = deliveryTo(context, 'pickup', storeId)
    if (!delivery.ok) return delivery
    const lines = readLines(db, basket.id)
    const line = lines.find(one => one.upc === upc && one.recipe_id === '')
    if (line === undefined && lines.length >= mostLines) return fail('ORD430', { mostLines })
    const together = (line?.qty ?? 0) + qty
    const fits = enough(context, variant, together, delivery.value)
    if (!fits.ok) return fits
    if (line === undefined) insertLine(context, basket.id, { upc, recipeId: '', qty, delivery: delivery.value })
    else {
      setLine(db, line.id, upc, together)
      setDelivery(db, line.id, delivery.value)
    }
    return ok(touchBasket(db, basket.id))
  })
