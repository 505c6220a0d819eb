import type { GuestObjects } from '#src/commerce/calls/session-shapes.ts'

import type { Context } from '../context.ts'
import type { OwnedCart } from '../credits/put-value-card.ts'
import { closeBasket, findBasket, findUsableBasket, giveBasket, touchBasket } from '../db/orders/baskets.ts'
import { readLines } from '../db/orders/lines.ts'
import { findList, moveList, type ListKind } from '../db/accounts/lists.ts'
import { giveOrder } from '../db/orders/orders.ts'
import { isBeingPlaced } from '../db/orders/placing.ts'
import { moveSubscriptions } from '../db/accounts/subscriptions.ts'
import { mergeCarts, type Surroundings } from './merge-carts.ts'

/** A guest's cart and lists, their id, and an order for their account. */
export type Guest = {
  readonly consumerId: string
  readonly objects: GuestObjects
  readonly order?: { readonly orderNumber: string; readonly st: string }
}

/** The outcome of a cart merge. */
type Merged = {
  /** Whether there is more in it than before (R169). */
  readonly mergedCart: boolean
  /** Promo codes, gift cards and rewards that had to stay out of it. */
  readonly leftOut: number
}

export type TakenOver = Merged & { readonly basketId?: string }

const piecesIn = (db: Context['db'], basketId: string): number =>
  readLines(db, basketId).reduce((sum, { qty }) => sum + qty, 0)

/** Makes of two baskets the second. How many of its codes, cards and rewards had to be left out. */
function merge(surroundings: Surroundings, basketId: string, into: OwnedCart): number {
  const { db, now } = surroundings
  const leftOut = mergeCarts(surroundings, basketId, into)
  closeBasket(db, basketId, now())
  touchBasket(db, into.basketId)
  return leftOut
}

/**
 * Gives a basket to another owner. It keeps its id, because adjustments of its lines belong to it; the owner's former
 * basket is merged into it.
 */
export function takeWhole(surroundings: Surroundings, basketId: string, consumerId: string): Merged {
  const { db } = surroundings
  const own = findUsableBasket(db, consumerId)
  giveBasket(db, basketId, consumerId)
  if (own === undefined) return { mergedCart: false, leftOut: 0 }
  const mergedCart = readLines(db, own.id).length > 0
  return { mergedCart, leftOut: merge(surroundings, own.id, { basketId, consumerId }) }
}

/** Merges a guest's basket into the account's own, or makes it theirs when they have none with anything in it. */
function takeBasket(surroundings: Surroundings, basketId: string, guestId: string, consumerId: string): TakenOver {
  const { db } = surroundings
  const guests = findBasket(db, basketId, guestId)
  const own = findUsableBasket(db, consumerId)
  if (guests === undefined) return { ...(own && { basketId: own.id }), mergedCart: false, leftOut: 0 }
  if (isBeingPlaced(db, guests.id)) {
    giveBasket(db, guests.id, consumerId)
    return { basketId: guests.id, mergedCart: false, leftOut: 0 }
  }
  const before = own === undefined ? 0 : piecesIn(db, own.id)
  if (own === undefined || before === 0)
    return { basketId: guests.id, ...takeWhole(surroundings, guests.id, consumerId) }
  const leftOut = merge(surroundings, guests.id, { basketId: own.id, consumerId })
  return { basketId: own.id, mergedCart: piecesIn(db, own.id) > before, leftOut }
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
