import type { GuestObjects } from '#src/commerce/calls/authentication.ts'

import { mostOf } from '../cart/lines.ts'
import { putCoupon } from '../cart/put-coupon.ts'
import type { Context } from '../context.ts'
import { closeBasket, findBasket, findUsableBasket, giveBasket, touchBasket } from '../db/baskets.ts'
import { couponsOf } from '../db/coupons.ts'
import { insertLine, isSameThing, readLines, setLine } from '../db/lines.ts'
import { findList, moveList, type ListKind } from '../db/lists.ts'
import { giveOrder, isUnderWay } from '../db/orders.ts'
import { moveAdjustment } from '../db/price-adjustments.ts'
import { moveSubscriptions } from '../db/subscriptions.ts'

type Surroundings = Pick<Context, 'db' | 'now' | 'random' | 'site' | 'promotions'>

/** What a guest had, who they were, and the order they want to find in their account. */
export type Guest = {
  readonly consumerId: string
  readonly objects: GuestObjects
  readonly order?: { readonly orderNumber: string; readonly st: string }
}

export type TakenOver = { readonly basketId?: string; readonly mergedCart: boolean }

/**
 * D29: the same item grows, at most to its limit; nothing that was in either basket is lost, nor what an associate took
 * off a line of it, nor a code that may be used with the others.
 */
function pour(surroundings: Surroundings, from: string, into: string, consumerId: string): void {
  const { db } = surroundings
  const there = readLines(db, into)
  for (const { id, upc, recipe_id: recipeId, qty, delivery, giftOption } of readLines(db, from)) {
    const thing = { upc, recipeId, giftOption }
    const line = there.find(one => isSameThing(one, thing))
    if (line !== undefined) setLine(db, line.id, upc, Math.max(line.qty, Math.min(line.qty + qty, mostOf(line))))
    moveAdjustment(db, id, line?.id ?? insertLine(surroundings, into, { ...thing, qty, delivery }))
  }
  for (const code of couponsOf(db, from)) putCoupon(surroundings, { basketId: into, consumerId }, code)
}

const piecesIn = (db: Context['db'], basketId: string): number =>
  readLines(db, basketId).reduce((sum, { qty }) => sum + qty, 0)

function takeBasket(surroundings: Surroundings, basketId: string, guestId: string, accountId: string): TakenOver {
  const { db, now } = surroundings
  const guests = findBasket(db, basketId, guestId)
  const own = findUsableBasket(db, accountId)
  const kept = own === undefined ? {} : { basketId: own.id }
  if (guests === undefined) return { ...kept, mergedCart: false }
  const isOwnEmpty = own === undefined || readLines(db, own.id).length === 0
  if (isOwnEmpty || isUnderWay(db, guests.id)) {
    giveBasket(db, guests.id, accountId)
    return { basketId: guests.id, mergedCart: false }
  }
  const before = piecesIn(db, own.id)
  pour(surroundings, guests.id, own.id, accountId)
  closeBasket(db, guests.id, now())
  touchBasket(db, own.id)
  // R169: it is told of only when there is more in it than before.
  return { basketId: own.id, mergedCart: piecesIn(db, own.id) > before }
}

/**
 * A cart that was put together for somebody becomes theirs. It stays the one it is, because what was taken off its lines
 * belongs to it; what their own cart held is poured into it. Whether there was anything to pour.
 */
export function takeHandedOver(surroundings: Surroundings, basketId: string, consumerId: string): boolean {
  const { db, now } = surroundings
  const own = findUsableBasket(db, consumerId)
  giveBasket(db, basketId, consumerId)
  if (own === undefined) return false
  const merged = readLines(db, own.id).length > 0
  pour(surroundings, own.id, basketId, consumerId)
  closeBasket(db, own.id, now())
  touchBasket(db, basketId)
  return merged
}

const idOf = { favorites: 'favoriteId', saved: 'saveForLaterId' } as const satisfies Record<
  ListKind,
  keyof GuestObjects
>

/** Moves into an account what the presented guest owns, and nothing that is anybody else's. */
export function takeOver(
  surroundings: Surroundings,
  { consumerId, objects, order }: Guest,
  accountId: string,
): TakenOver {
  const { db } = surroundings
  return db.transact(() => {
    for (const kind of ['favorites', 'saved'] as const) {
      const named = objects[idOf[kind]]
      if (named !== undefined && findList(db, consumerId, kind) === named) moveList(db, kind, consumerId, accountId)
    }
    moveSubscriptions(db, consumerId, accountId)
    if (order !== undefined) giveOrder(db, order, consumerId, accountId)
    return takeBasket(surroundings, objects.basketId ?? '', consumerId, accountId)
  })
}
