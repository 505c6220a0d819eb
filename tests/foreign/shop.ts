import type { Bearer } from './headers.ts'
import type { PayingCode } from './payments.ts'
import type { CallOf } from './requests.ts'
import type { Cart, Order } from './smallest.ts'

export type Session = Bearer & { readonly owner: string; readonly accessToken: string; readonly refreshToken: string }

/** What the platform remembers. */
export type Shop = {
  /** By access token. */
  readonly sessions: Map<string, Session>
  /** Codes of sign-ins that were not exchanged yet, with their challenges. */
  readonly codes: Map<string, string>
  readonly carts: Map<string, Cart>
  readonly orders: Map<string, Order>
  /** A number for whatever is named next. */
  next: number
  /** What may pay here. */
  offers: readonly PayingCode[]
  /** Whether the card's bank asks its owner. */
  isChallenging: boolean
  /** What the bank told the owner's browser. */
  readonly bankAnswer: string
  /** Calls whose next answer is lost on its way, after what they ask for was done. */
  readonly loses: Set<CallOf>
}

export const emptyShop = (): Shop => ({
  sessions: new Map(),
  codes: new Map(),
  carts: new Map(),
  orders: new Map(),
  next: 0,
  offers: ['CREDIT_CARD'],
  isChallenging: false,
  bankAnswer: 'the-bank-said-yes',
  loses: new Set(),
})

/** A name nobody has yet, long enough to be a key. */
export function named(shop: Shop, kind: string): string {
  shop.next += 1
  return `foreign-${kind}-${String(shop.next).padStart(12, '0')}`
}

/** Opens a session of somebody: a guest's own, or the account's. */
export function openSession(shop: Shop, owner: string): Session {
  const session = {
    owner,
    usid: named(shop, 'usid'),
    accessToken: named(shop, 'access-token'),
    refreshToken: named(shop, 'refresh-token'),
  }
  shop.sessions.set(session.accessToken, session)
  return session
}

/** The cart that somebody has open, if any. */
export const openCartOf = (shop: Shop, owner: string): Cart | undefined =>
  [...shop.carts.values()].find(cart => cart.owner === owner)
