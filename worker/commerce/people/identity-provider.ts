import { Hono } from 'hono'
import { html } from 'hono/html'

import { identityProviders, type IdentityProvider } from '#src/commerce/calls/session-shapes.ts'
import { ownValue } from '#src/kit/own-value.ts'
import type { Result } from '#src/kit/result.ts'

import type { Context } from '../context.ts'
import { issueCode, type CodeFacts } from '../db/accounts/codes.ts'

/** The claims of the embedded identity provider about a user. */
export type IdentityClaims = CodeFacts<'identity'>

type Persona = Omit<IdentityClaims, 'idp' | 'isEmailVerified'> & { readonly isEmailVerified?: false }

/** Invented users of the provider, by subject. */
export const personas: Readonly<Record<string, Persona>> = {
  'sub-juniper': { email: 'juniper@example.com', firstName: 'Juniper', lastName: 'Vale' },
  'sub-rowan': { email: 'rowan@example.com', firstName: 'Rowan', lastName: 'Birk' },
  'sub-wren': { email: 'wren@example.com', firstName: 'Wren', lastName: 'Moss', isEmailVerified: false },
  'sub-locked': { email: 'locked@fellholm.example', firstName: 'Lock', lastName: 'Gate' },
  'sub-outage': { email: 'outage@example.com', firstName: 'Out', lastName: 'Age', isOutOfOrder: true },
}

const isProvider = (name: string): name is IdentityProvider => identityProviders.some(known => known === name)

/** An address of the store on this machine; a code is sent nowhere else. */
function returnAddress(given: string | undefined): URL | undefined {
  const url = URL.parse(given ?? '')
  const isLocal = url !== null && ['localhost', '127.0.0.1'].includes(url.hostname)
  return isLocal && url.protocol === 'http:' && url.username === '' ? url : undefined
}

const problem = (text: string) => new Response(text, { status: 400, headers: { 'cache-control': 'no-store' } })

const noted = ({ email, isOutOfOrder, isEmailVerified }: Persona): string => {
  if (isOutOfOrder === true) return 'the provider fails'
  return isEmailVerified === false ? `${email}, not verified` : email
}

const button = (subject: string, persona: Persona) =>
  html`<p>
    <button name="subject" value="${subject}">${persona.firstName} ${persona.lastName} (${noted(persona)})</button>
  </p>`

const page = (idp: IdentityProvider, returnTo: URL, state: string) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Sign in with ${idp}</title>
      <main>
        <h1>Sign in with ${idp}</h1>
        <p>This page stands in for the identity provider. Choose who you are.</p>
        <form method="post">
          <input type="hidden" name="redirect_uri" value="${returnTo.href}" />
          <input type="hidden" name="state" value="${state}" />
          ${Object.entries(personas).map(([subject, persona]) => button(subject, persona))}
          <p><button name="subject" value="">Cancel</button></p>
        </form>
      </main>
    </html>`

/** Makes an authorization code for one of the provider's users. */
export const vouch = (context: Context, idp: IdentityProvider, subject: string): string | undefined => {
  const persona = ownValue(personas, subject)
  const facts: IdentityClaims | undefined = persona && { isEmailVerified: true, ...persona, idp }
  return facts && issueCode(context, 'identity', subject, facts)
}

/**
 * The embedded identity provider, on this machine only: `GET /identity/{idp}/authorize?redirect_uri&state` lets the
 * visitor choose a user and returns to `redirect_uri` with `code` (RFC 6749, 4.1) or `error=access_denied`.
 */
export const identityProvider = (contextOf: (request: Request) => Result<Context>) =>
  new Hono()
    .get('/:idp/authorize', c => {
      const idp = c.req.param('idp')
      const returnTo = returnAddress(c.req.query('redirect_uri'))
      if (!isProvider(idp) || returnTo === undefined)
        return problem('A known provider and a local redirect_uri, please.')
      return c.html(page(idp, returnTo, c.req.query('state') ?? ''), 200, { 'cache-control': 'no-store' })
    })
    .post('/:idp/authorize', async c => {
      const idp = c.req.param('idp')
      const form = new URLSearchParams(await c.req.text())
      const returnTo = returnAddress(form.get('redirect_uri') ?? undefined)
      if (!isProvider(idp) || returnTo === undefined)
        return problem('A known provider and a local redirect_uri, please.')
      const context = contextOf(c.req.raw)
      if (!context.ok) return problem('No such shop.')
      const code = vouch(context.value, idp, form.get('subject') ?? '')
      returnTo.searchParams.set(code === undefined ? 'error' : 'code', code ?? 'access_denied')
      returnTo.searchParams.set('state', form.get('state') ?? '')
      return c.redirect(returnTo.href, 303)
    })
    .get('/:idp/logout', c => c.redirect('/', 303))
