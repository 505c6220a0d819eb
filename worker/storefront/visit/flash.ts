import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'

import { identityProviders } from '#src/commerce/calls/session-shapes.ts'
import type { MessageKey } from '#src/language/keys.ts'
import type { Notice } from '#src/shop/command-answer.ts'
import type { SocialSignIn } from '#src/shop/command.ts'
import type { RefusedCommand, FlashMessage } from '#src/shop/page.ts'

import type { StorefrontContext } from '../context.ts'
import { seal, unseal } from './seal.ts'

/** A browser keeps 4,096 characters of a cookie with its name (RFC 6265, 6.1). */
const mostOfCookie = 3_900

/**
 * Something a command leaves for the page that is shown next: sealed, in a cookie of its own, read once. What does not
 * fit one cookie goes on in the next.
 */
function keptOnce<Kept>(cookie: string, schema: v.GenericSchema<unknown, Kept>, { seconds = 120, cookies = 1 } = {}) {
  const names = Array.from({ length: cookies }, (_, at) => (at === 0 ? cookie : `${cookie}-${at + 1}`))
  const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge: seconds } as const
  const sealingOf = (c: StorefrontContext) => ({ secret: c.env.settings.SESSION_SECRET, purpose: cookie })
  const drop = (c: StorefrontContext, name: string) => {
    if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: '/', secure: true })
  }
  return {
    async keep(c: StorefrontContext, kept: Kept): Promise<void> {
      const sealed = await seal(kept, sealingOf(c), seconds)
      for (const [at, name] of names.entries()) {
        const piece = sealed.slice(at * mostOfCookie, (at + 1) * mostOfCookie)
        if (piece === '') drop(c, name)
        else setCookie(c, name, piece, attributes)
      }
    },
    async read(c: StorefrontContext): Promise<Kept | undefined> {
      const sealed = names.map(name => getCookie(c, name) ?? '').join('')
      return sealed === '' ? undefined : unseal(sealed, sealingOf(c), schema)
    },
    forget(c: StorefrontContext): void {
      for (const name of names) drop(c, name)
    },
  }
}

const texts = v.record(v.string(), v.string())

/** The most bytes of JSON kept of a form's fields. Sealed, they fill two cookies together with the refusal. */
const mostTyped = 5_200
const bytesOf = (field: readonly [string, string]) => new TextEncoder().encode(JSON.stringify(field)).length

/** The fields that can be kept; where they are too many, the longest are left out. */
export function fittingFields(fields: readonly (readonly [string, string])[]): Record<string, string> {
  let room = mostTyped
  const shortestFirst = fields.toSorted((one, other) => bytesOf(one) - bytesOf(other))
  return Object.fromEntries(shortestFirst.filter(field => (room -= bytesOf(field)) >= 0))
}

/** A refused form, for the page that shows it again. */
export const refusedFormFlash = keptOnce<RefusedCommand>(
  '__Host-refused',
  v.object({
    command: v.string(),
    code: v.string(),
    detail: v.optional(v.unknown()),
    problems: texts,
    values: texts,
  }),
  { cookies: 2 },
)

/** A command's message for the next page; some offer to undo. */
export const messageFlash = keptOnce<FlashMessage>('__Host-flash', v.object({ command: v.string(), values: texts }))

/** A notice for the next personal page. On public pages script shows it. */
export const noticeFlash = keptOnce<Notice>(
  '__Host-notice',
  v.object({ key: v.custom<MessageKey>(key => typeof key === 'string'), values: v.optional(texts) }),
)

/** A sign-in by an identity provider that is under way. */
export const socialSignInFlash = keptOnce<SocialSignIn>(
  '__Host-oauth-state',
  v.object({ idp: v.picklist(identityProviders), state: v.string(), redirectTo: v.string() }),
  { seconds: 600 },
)
