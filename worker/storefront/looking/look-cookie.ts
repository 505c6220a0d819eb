import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'

import { consentCookie, consentSeconds, consentValue } from '#src/visitor/consent.ts'

import type { StorefrontContext } from '../context.ts'
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
export const saysLook = ({ env }: StorefrontContext): boolean => env.cookies.includes(`${lookCookie}=`)

export async function readLook(c: StorefrontContext): Promise<Look | undefined> {
  const look = await unseal(getCookie(c, lookCookie) ?? '', sealing(c), schema)
  return look === undefined || look.until <= Date.now() ? undefined : look
}

/** Begins a look: as long as it lasts, the browser has agreed to nothing. */
export async function writeLook(c: StorefrontContext, look: Omit<Look, 'consent'>): Promise<void> {
  const seconds = Math.max(1, Math.floor((look.until - Date.now()) / 1000))
  const consent = getCookie(c, consentCookie)
  const kept = await seal({ ...look, ...(consent !== undefined && { consent }) }, sealing(c), seconds)
  setCookie(c, lookCookie, kept, { ...attributes, maxAge: seconds })
  setCookie(c, consentCookie, consentValue([]), { ...readable, maxAge: seconds })
}

/** Ends it: the browser's own answer about cookies is back. */
export function forgetLook(c: StorefrontContext, look: Look | undefined): void {
  deleteCookie(c, lookCookie, { path: '/', secure: true })
  if (look?.consent === undefined) deleteCookie(c, consentCookie, { path: '/', secure: true })
  else setCookie(c, consentCookie, look.consent, { ...readable, maxAge: consentSeconds })
}
