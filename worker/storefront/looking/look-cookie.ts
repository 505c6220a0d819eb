import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'

import { consentCookie, consentSeconds, consentValue } from '#src/visitor/consent.ts'

import type { StorefrontContext } from '../context.ts'
import type { RequestContext } from '../request-context.ts'
import { seal, unseal } from '../visit/seal.ts'

const lookCookie = '__Host-look'

const schema = v.object({
  viewer: v.string(),
  /** The customer's number. */
  customer: v.string(),
  /** Milliseconds since 1970. */
  until: v.number(),
  /** What the browser had answered about cookies before, which comes back afterwards. */
  consent: v.optional(v.string()),
})
/** Who looks at the store as whom, until when. */
export type Look = v.InferOutput<typeof schema>

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const
const readable = { path: '/', secure: true, sameSite: 'Lax' } as const

const sealing = (c: StorefrontContext) => ({ secret: c.env.settings.SESSION_SECRET, purpose: lookCookie })

/** Whether a request says that somebody looks: who makes that up is shown and measured less, and sees nothing more. */
export const saysLook = ({ cookies }: RequestContext): boolean => cookies.includes(`${lookCookie}=`)

/** The look that a browser has begun, also when it has run out since. */
export const keptLook = (c: StorefrontContext): Promise<Look | undefined> =>
  unseal(getCookie(c, lookCookie) ?? '', sealing(c), schema)

/** Whether an answer begins or ends a look. */
export const settlesLook = ({ headers }: Response): boolean =>
  headers.getSetCookie().some(line => line.startsWith(`${lookCookie}=`))

/**
 * Begins a look: as long as it lasts, the browser has agreed to nothing. An answer that it had given is kept beyond it, so that it
 * is there again whenever the browser comes back.
 */
export async function writeLook(c: StorefrontContext, look: Omit<Look, 'consent'>): Promise<void> {
  const seconds = Math.max(1, Math.floor((look.until - Date.now()) / 1000))
  const before = await keptLook(c)
  const consent = before === undefined ? getCookie(c, consentCookie) : before.consent
  const maxAge = consent === undefined ? seconds : consentSeconds
  const kept = await seal({ ...look, ...(consent !== undefined && { consent }) }, sealing(c), maxAge)
  setCookie(c, lookCookie, kept, { ...attributes, maxAge })
  setCookie(c, consentCookie, consentValue([]), { ...readable, maxAge })
}

/** Ends it: the browser's own answer about cookies is back. */
export function forgetLook(c: StorefrontContext, look: Look | undefined): void {
  deleteCookie(c, lookCookie, { path: '/', secure: true })
  if (look?.consent === undefined) deleteCookie(c, consentCookie, { path: '/', secure: true })
  else setCookie(c, consentCookie, look.consent, { ...readable, maxAge: consentSeconds })
}
