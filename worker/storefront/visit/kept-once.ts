import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { defaults, seal, unseal } from 'iron-webcrypto'
import * as v from 'valibot'

import { identityProviders } from '#src/commerce/calls/authentication.ts'
import type { MessageKey } from '#src/language/keys.ts'
import type { Errand, Notice } from '#src/shop/command.ts'
import type { Refused, Said } from '#src/shop/page.ts'

import type { Asked } from '../storefront.ts'

/** Something a command leaves for the page that is shown next: sealed, in a cookie of its own, read once. */
function keptOnce<Kept>(cookie: string, schema: v.GenericSchema<unknown, Kept>, seconds = 120) {
  return {
    async keep(c: Asked, kept: Kept): Promise<void> {
      const sealed = await seal(kept, c.var.settings.SESSION_SECRET, { ...defaults, ttl: seconds * 1000 })
      setCookie(c, cookie, sealed, { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge: seconds })
    },
    async read(c: Asked): Promise<Kept | undefined> {
      const sealed = getCookie(c, cookie)
      if (sealed === undefined) return undefined
      try {
        const unsealed = await unseal(sealed, c.var.settings.SESSION_SECRET, { ...defaults, ttl: seconds * 1000 })
        const parsed = v.safeParse(schema, unsealed)
        return parsed.success ? parsed.output : undefined
      } catch {
        return undefined
      }
    },
    forget(c: Asked): void {
      if (getCookie(c, cookie) !== undefined) deleteCookie(c, cookie, { path: '/', secure: true })
    },
  }
}

const texts = v.record(v.string(), v.string())

/** What a refused form said. */
export const keptRefused = keptOnce<Refused>(
  '__Host-refused',
  v.object({
    command: v.string(),
    code: v.string(),
    detail: v.optional(v.unknown()),
    problems: texts,
    values: texts,
  }),
)

/** What a command did that the shopper may want to hear of, or take back. */
export const keptSaid = keptOnce<Said>('__Host-said', v.object({ command: v.string(), values: texts }))

/** What a command said in passing, for the personal page that is shown next; script says it by itself elsewhere. */
export const keptNotice = keptOnce<Notice>(
  '__Host-notice',
  v.object({ key: v.custom<MessageKey>(key => typeof key === 'string'), values: v.optional(texts) }),
)

/** What somebody was sent to an identity provider for. */
export const keptErrand = keptOnce<Errand>(
  '__Host-errand',
  v.object({ idp: v.picklist(identityProviders), state: v.string(), redirectTo: v.string() }),
  600,
)
