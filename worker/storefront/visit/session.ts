import * as v from 'valibot'

import { associate, tokens as tokensSchema, type Associate, type Tokens } from '#src/commerce/calls/session-shapes.ts'
import { address } from '#src/commerce/calls/cart/delivery-shapes.ts'
import { lineMarks } from '#src/commerce/calls/cart/line-shapes.ts'
import { paymentMethod } from '#src/commerce/calls/orders/orders.ts'
import { upc } from '#src/commerce/calls/shapes.ts'
import { placing } from '#src/commerce/order-life.ts'
import { may } from '#src/shop/account/model/capabilities.ts'
import { visitorRoleOf } from '#src/shop/sign-in/model/visitor-role.ts'

import { seal, unseal } from './seal.ts'

/** The session's fields, sealed in a cookie that script cannot read. */
const sessionSchema = v.object({
  /** The session's id, sent as `x-usid`. */
  usid: v.string(),
  consumerId: v.string(),
  accessToken: v.string(),
  refreshToken: v.string(),
  /** Milliseconds since 1970. */
  accessEndsAt: v.number(),
  /** Which site the tokens and the basket belong to. */
  site: v.string(),
  /** Who this is; a session that does not say is a guest's. */
  consumerType: v.optional(tokensSchema.entries.consumerType, 'GUEST'),
  consumerNo: tokensSchema.entries.consumerNo,
  /** Of loyalty members. */
  memberId: tokensSchema.entries.memberId,
  /** The shop and the person of a buy-in-store session. */
  associate: tokensSchema.entries.associate,
  /** When a buy-in-store session is over (R185), in milliseconds since 1970. */
  endsAt: v.optional(v.number()),
  /** Of employees: whether the terms of their discount still have to be accepted. */
  isEmployeeDiscountTCAccepted: tokensSchema.entries.isEmployeeDiscountTCAccepted,
  /** Of somebody of the staff who looks at the store as this customer sees it. */
  look: tokensSchema.entries.look,
  basketId: v.optional(v.string()),
  /** The basket whose wallet was asked for on a product's page. */
  bid: v.optional(v.string()),
  /** The cart's lines when last seen, to recreate a lost cart (R166). */
  lines: v.optional(v.array(v.union([v.tuple([upc, v.number(), lineMarks]), v.tuple([upc, v.number()])]))),
  /** The order being placed or just placed; forgotten when the shopper leaves (order reset). */
  order: v.optional(
    v.object({
      orderNumber: v.string(),
      st: v.string(),
      placing,
      isHeard: v.optional(v.boolean()),
      since: v.number(),
      authorization: v.optional(v.string()),
      sessionID: v.optional(v.string()),
      placement: v.optional(
        v.object({
          payment: paymentMethod,
          addresses: v.optional(
            v.object({
              billing: v.optional(address),
              shipping: v.optional(v.union([v.literal('billing'), address])),
            }),
          ),
        }),
      ),
    }),
  ),
  /** Whether a member's vouchers apply by themselves (R194), until that is taken back or somebody signs out. */
  appliesVouchers: v.optional(v.boolean()),
  /** The store and associate of a cart that was handed over, by cart id. */
  soldIn: v.optional(v.object({ basketId: v.string(), associate })),
  /** The order that was looked up last, with the e-mail that showed whose it is. */
  tracked: v.optional(v.object({ orderNumber: v.string(), email: v.string() })),
})
export type Session = v.InferOutput<typeof sessionSchema>

/** `__Host-`: only this host, only over TLS (or localhost), for every path. */
export const sessionCookie = '__Host-visit'
/** D06: as long as a refresh token lives. */
export const sessionSeconds = 30 * 86_400

export const sessionCookieOptions = {
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
  maxAge: sessionSeconds,
} as const

/** A token is renewed this long before the platform would refuse it. */
const marginMs = 30_000

/** Whether a session's token lasts longer than a page takes. */
export const isTokenFresh = ({ accessEndsAt }: Session): boolean => accessEndsAt - marginMs >= Date.now()

/** R185: whether the time of a buy-in-store session is over. */
export const hasEnded = ({ endsAt = Infinity }: Session): boolean => endsAt <= Date.now()

/** R180: whether an order is forgotten once its pages are left: one whose outcome is unknown stays until it is known (O5). */
export const isForgettable = (order: Session['order']): boolean =>
  order !== undefined && order.placing !== 'checking' && order.placing !== 'placing'

/**
 * Until when a session can stay as it is: then its token has to be renewed, or the time in a shop is over (R185); an order
 * is to be forgotten as soon as its pages are left (R180), unless nobody knows yet what became of it (O5).
 */
const settledUntil = ({ accessEndsAt, endsAt = Infinity, order }: Session): number =>
  isForgettable(order) ? 0 : Math.floor(Math.min(accessEndsAt - marginMs, endsAt))

/** A session as its cookie holds it: until when it can stay as it is, for all to read, and the session, sealed. */
export const sealSession = async (session: Session, secret: string): Promise<string> =>
  `${settledUntil(session)}.${await seal(session, { secret, purpose: sessionCookie }, sessionSeconds)}`

/**
 * Whether a cookie says that its session can stay as it is. Who changes that number puts off what their own session
 * needs, and sees no more for it.
 */
export const isSettled = (cookie: string): boolean => Number(/^\d{1,15}(?=\.)/.exec(cookie)?.[0]) > Date.now()

/** Whether a request's cookies say, unopened, that an order is to be forgotten as soon as its pages are left. */
export const hasPendingOrder = (cookies: string | undefined): boolean =>
  cookies?.includes(`${sessionCookie}=0.`) === true

/** The session a cookie holds; nothing when it was not sealed by us, is too old or of another shape. */
export const unsealSession = async (cookie: string | undefined, secret: string): Promise<Session | undefined> =>
  cookie === undefined
    ? undefined
    : unseal(cookie.slice(cookie.indexOf('.') + 1), { secret, purpose: sessionCookie }, sessionSchema)

/** A session from its tokens. The caller adds what the visit itself remembers. */
export const sessionFrom = (tokens: Tokens, site: string): Session => ({
  usid: tokens.usid,
  consumerId: tokens.consumerId,
  accessToken: tokens.accessToken,
  refreshToken: tokens.refreshToken,
  accessEndsAt: Date.now() + tokens.expiresIn * 1000,
  site,
  consumerType: tokens.consumerType,
  consumerNo: tokens.consumerNo,
  memberId: tokens.memberId,
  associate: tokens.associate,
  look: tokens.look,
  isEmployeeDiscountTCAccepted: tokens.isEmployeeDiscountTCAccepted,
})

/** Whether the shopper is signed in, and not an associate at work. */
export const isSignedIn = (session: Session | undefined): boolean =>
  may(session && visitorRoleOf(session), 'open-account')

/**
 * The associate who gets the sale of the current cart (R142): the one serving now, or the one who handed the cart over.
 */
export function sellerOf({ associate: serving, soldIn, basketId }: Session): Associate | undefined {
  if (serving !== undefined) return serving
  return soldIn !== undefined && soldIn.basketId === basketId ? soldIn.associate : undefined
}
