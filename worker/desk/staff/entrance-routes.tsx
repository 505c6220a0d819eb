import { Hono, type Next } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'

import type { DeskContext, DeskEnv, Tools } from '../context.ts'
import { titled } from '../pages/document.tsx'
import { Refused, SignInPage } from '../pages/entrance.tsx'
import { formOf } from '../read-form.ts'
import { accessHeader, type ReadAccess } from './access.ts'
import { memberWith, sessionMs, signIn, signOut } from './sessions.ts'

/** Sent back to the desk alone, over TLS or on this machine, and never from a page of somebody else. */
const cookie = '__Host-desk'
const cookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const

/** Where somebody wanted to go before they had to sign in: a path of the desk. */
const wayBack = (to: string | undefined): string =>
  to !== undefined && /^\/[\w/?=&%.-]*$/.test(to) && !to.startsWith('//') ? to : '/'

type EntranceTools = Pick<Tools, 'db' | 'clock' | 'isLocal' | 'readAccess'>

/** Signing in and out. */
export function entranceRoutes({ db, clock, isLocal, readAccess }: EntranceTools) {
  const app = new Hono<DeskEnv>()
  if (readAccess !== undefined) {
    app.get('/sign-in', c => c.redirect('/', 302))
    // Access answers this on every host it guards.
    app.post('/sign-out', c => c.redirect('/cdn-cgi/access/logout', 303))
    return app
  }
  app.get('/sign-in', c =>
    c.render(<SignInPage to={wayBack(c.req.query('to'))} isLocal={isLocal} />, titled('Sign in')),
  )
  app.post('/sign-in', async c => {
    const field = await formOf(c)
    const [email, to] = [field('email'), wayBack(field('to'))]
    const signed = isLocal ? await signIn(db, email, field('password'), clock()) : ({ kind: 'wrong' } as const)
    if (signed.kind !== 'in') {
      c.status(signed.kind === 'wrong' ? 401 : 429)
      return c.render(<SignInPage to={to} isLocal={isLocal} email={email} wrong={signed.kind} />, titled('Sign in'))
    }
    setCookie(c, cookie, signed.token, { ...cookieOptions, maxAge: sessionMs / 1_000 })
    return c.redirect(to, 303)
  })
  app.post('/sign-out', async c => {
    await signOut(db, getCookie(c, cookie) ?? '')
    deleteCookie(c, cookie, cookieOptions)
    return c.redirect('/sign-in', 303)
  })
  return app
}

/** Lets through whom Cloudflare Access has let through, by the role they have here. */
async function throughAccess(c: DeskContext, next: Next, readAccess: ReadAccess): Promise<Response | undefined> {
  const accessed = await readAccess(c.req.header(accessHeader) ?? '')
  if (accessed.kind === 'in') {
    c.set('member', accessed.member)
    await next()
    return undefined
  }
  c.status(403)
  const text =
    accessed.kind === 'unknown'
      ? `${accessed.email} has no role at this desk. Whoever runs it gives one (STAFF).`
      : `This request did not come through Cloudflare Access as it should (${accessed.reason}).`
  return c.render(<Refused title="You may not come in" text={text} />, titled('Not allowed'))
}

/** Lets through who is signed in; others sign in first and come back. */
export const signedIn = ({ db, clock, readAccess }: Omit<EntranceTools, 'isLocal'>) =>
  createMiddleware<DeskEnv>(async (c, next) => {
    if (readAccess !== undefined) return throughAccess(c, next, readAccess)
    const member = await memberWith(db, getCookie(c, cookie) ?? '', clock())
    if (member === undefined) {
      const { pathname, search } = new URL(c.req.url)
      const to = c.req.method === 'GET' ? pathname + search : '/'
      return c.redirect(`/sign-in?to=${encodeURIComponent(to)}`, 303)
    }
    c.set('member', member)
    return next()
  })
