import { defaults, seal, unseal } from 'iron-webcrypto'
import * as v from 'valibot'

import { placing } from '#src/commerce/calls/orders.ts'

/** What the store keeps of a visit, sealed in a cookie that script cannot read. */
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
  basketId: v.optional(v.string()),
  /** The order being placed or just placed; forgotten when the shopper leaves (order reset). */
  order: v.optional(v.object({ orderNumber: v.string(), st: v.string(), placing, since: v.number() })),
})
export type Session = v.InferOutput<typeof sessionSchema>

/** `__Host-`: only this host, only over TLS (or localhost), for every path. */
export const sessionCookie = '__Host-visit'
/** D06: as long as a refresh token lives. */
export const sessionSeconds = 30 * 86_400

export const sealSession = (session: Session, secret: string): Promise<string> =>
  seal(session, secret, { ...defaults, ttl: sessionSeconds * 1000 })

/** The session a cookie holds; nothing when it was not sealed by us, is too old or of another shape. */
export async function unsealSession(cookie: string | undefined, secret: string): Promise<Session | undefined> {
  if (cookie === undefined) return undefined
  try {
    const parsed = v.safeParse(sessionSchema, await unseal(cookie, secret, { ...defaults, ttl: sessionSeconds * 1000 }))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
