import * as v from 'valibot'

import { safePath } from '#routes/safe-path.ts'
import { locales } from '#src/language/locales.ts'
import { providerPage } from '#src/product-ui/payment/provider-page.ts'
import type { CommandResult } from '#src/shop/command-answer.ts'

import { identityOrigins } from '../settings/identity-addresses.ts'
import type { StorefrontContext } from '../context.ts'
import { originOf } from './form-post.ts'

/** Where a refusal sends the shopper, if it says so. */
export const refusedTo = (detail: unknown): string | undefined => {
  const parsed = v.safeParse(v.object({ to: v.string() }), detail)
  return parsed.success ? parsed.output.to : undefined
}

/**
 * Where a command leads: a path of ours, by way of the payment provider's own page when it says so, or the page of an
 * identity provider of the settings.
 */
export function destinationOf(
  c: StorefrontContext,
  { to, leave, identity }: CommandResult<unknown>,
): string | undefined {
  if (identity !== undefined && identityOrigins(c.env.settings.IDENTITY_ADDRESSES).includes(new URL(identity).origin))
    return identity
  const path = safePath(to, originOf(c))
  const page = URL.parse(leave ?? '')
  const { PAYMENTS_ORIGIN, STORE_ORIGIN: storeOrigin } = c.env.settings
  if (page === null || path === undefined || page.origin !== PAYMENTS_ORIGIN) return path
  return providerPage(page.href, { tag: locales[c.var.locale].tag, storeOrigin, back: path }).pageUrl
}

/** Where script goes: to the provider's page only where no page of ours asks in a dialog. */
export const destinationFor = (c: StorefrontContext, done: CommandResult<unknown>) =>
  destinationOf(
    c,
    done.asksThere === true ? { value: done.value, ...(done.to !== undefined && { to: done.to }) } : done,
  )

/** Where script goes on, with the dialog that opens there. */
export const dialogOn = (to: string | undefined, { opens }: CommandResult<unknown>) =>
  to === undefined || opens === undefined ? to : `${to.split('#')[0]}#modal=${opens}`
