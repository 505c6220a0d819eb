import * as v from 'valibot'

import { count, text } from './shapes.ts'

export const opaque = v.pipe(v.string(), v.regex(/^[\w-]{20,128}$/))

/** Which shop a buy-in-store session is for, and who serves. */
export const associate = v.object({
  storeId: v.string(),
  storeName: v.string(),
  storeEmployeeId: v.string(),
  storeEmployeeName: v.string(),
})
export type Associate = v.InferOutput<typeof associate>

/** A session and what belongs to it (R141). Its two tokens never reach script. */
export const tokens = v.object({
  accessToken: opaque,
  refreshToken: opaque,
  /** Seconds until the access token ends (D06: 30 min). */
  expiresIn: v.optional(count, 30 * 60),
  /** The session's id, sent back as `x-usid`. */
  usid: v.string(),
  consumerId: v.string(),
  consumerType: v.picklist(['GUEST', 'REGISTERED', 'EMPLOYEE', 'ASSOCIATE']),
  /** The customer number, as people and associates speak of it. */
  consumerNo: v.optional(v.string()),
  /** Set for loyalty members. */
  memberId: v.optional(v.string()),
  /** The basket to go on with after signing in. */
  basketId: v.optional(v.string()),
  /** The account's own basket took in the guest's, and a notice is due (D29). */
  mergedCart: v.optional(v.boolean()),
  /** Promo codes, gift cards and rewards of a merged cart that had to stay out of it. */
  leftOut: v.optional(count),
  favorites: v.optional(v.object({ favoriteId: v.string(), favStoreId: v.optional(v.string()) })),
  saveForLaterId: v.optional(v.string()),
  /** Of employees: whether they have accepted the terms of the discount. */
  isEmployeeDiscountTCAccepted: v.optional(v.boolean()),
  associate: v.optional(associate),
  /** A look at the store as this customer sees it: who looks. It reads alone, and cannot be renewed. */
  look: v.optional(v.object({ viewer: v.string() })),
})
export type Tokens = v.InferOutput<typeof tokens>

/** As typed: not trimmed, because blanks may be meant. */
export const password = v.pipe(v.string(), v.maxLength(1024))

/** PKCE (RFC 7636, S256): the challenge is the SHA-256 of a verifier that only the token call shows. */
export const codeChallenge = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
export const codeVerifier = v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/))

/** The guest's cart and lists before a sign-in; only those that belong to that guest are taken over. */
export const guestObjects = v.object({
  basketId: v.optional(text(64)),
  favoriteId: v.optional(text(64)),
  saveForLaterId: v.optional(text(64)),
})
export type GuestObjects = v.InferOutput<typeof guestObjects>

export const identityProviders = ['google', 'facebook', 'amazon'] as const
export type IdentityProvider = (typeof identityProviders)[number]

/** D07: any answer of the captcha passes but `fail` and an empty one. */
export const captcha = text(4096)

/** Codes of every call that needs an account. */
export const inAccount = ['AUT401', 'AUT404', 'AUT498'] as const
