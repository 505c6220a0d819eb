import { getCookie, setCookie } from 'hono/cookie'
import { defaults, seal, unseal } from 'iron-webcrypto'
import * as v from 'valibot'

import type { Refused } from '#src/shop/page.ts'

import type { Asked } from '../storefront.ts'

/** Carries what a refused form said to the page shown next. */
export const refusedCookie = '__Host-refused'
const seconds = 120

const refusedSchema = v.object({
  command: v.string(),
  code: v.string(),
  detail: v.optional(v.unknown()),
  problems: v.record(v.string(), v.string()),
  values: v.record(v.string(), v.string()),
})

export async function keepRefused(c: Asked, refused: Refused): Promise<void> {
  const sealed = await seal(refused, c.var.settings.SESSION_SECRET, { ...defaults, ttl: seconds * 1000 })
  setCookie(c, refusedCookie, sealed, { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge: seconds })
}

export async function readRefused(c: Asked): Promise<Refused | undefined> {
  const cookie = getCookie(c, refusedCookie)
  if (cookie === undefined) return undefined
  try {
    const unsealed = await unseal(cookie, c.var.settings.SESSION_SECRET, { ...defaults, ttl: seconds * 1000 })
    const parsed = v.safeParse(refusedSchema, unsealed)
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
