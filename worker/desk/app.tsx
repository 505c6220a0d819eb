import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import { readLog } from './audit/log.ts'
import type { DeskEnv, Tools } from './context.ts'
import { createTurns } from './in-turn.ts'
import { AuditPage } from './pages/audit-page.tsx'
import { documents, titled } from './pages/document.tsx'
import { Refused, SignInPage } from './pages/entrance.tsx'
import { redirectRoutes } from './redirects/routes.tsx'
import { requires } from './staff/requires.tsx'
import { styles } from './styles/styles.ts'
import { memberWith, sessionMs, signIn, signOut } from './staff/sessions.ts'

/** Sent back to the desk alone, over TLS or on this machine, and never from a page of somebody else. */
const cookie = '__Host-desk'
const cookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Changes come from the desk's own pages alone. */
const isFromHere = (request: Request): boolean =>
  request.method === 'GET' || request.headers.get('origin') === new URL(request.url).origin

/** Where somebody wanted to go before they had to sign in: a path of the desk. */
const wayBack = (to: string | undefined): string =>
  to !== undefined && /^\/[\w/?=&%.-]*$/.test(to) && !to.startsWith('//') ? to : '/redirects'

const auditPageSize = 100
/** Bytes of one form: a hundred thousand rules, and what carries them. */
const largestForm = 32_000_000

/** The pages of the desk. All of them are complete without script. */
export function createApp(tools: Tools) {
  const { db, clock, isLocal } = tools
  const app = new Hono<DeskEnv>()
  // What somebody looked at would else change while KV is waited for.
  const inTurn = createTurns()
  app.use(async (c, next) => {
    if (!isFromHere(c.req.raw)) return c.text('This was sent by a page of another origin, so nothing was changed.', 403)
    await next()
    c.header('content-security-policy', policy)
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'same-origin')
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
    return undefined
  })
  app.get('/desk.css', c =>
    c.body(styles, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  app.use(documents)
  app.use(
    bodyLimit({
      maxSize: largestForm,
      onError: c => c.text('That is too much for one form. Nothing was changed.', 413),
    }),
  )
  // A form is read before its turn: whoever sends it slowly keeps nobody else waiting.
  app.use(async (c, next) => {
    if (c.req.method === 'POST') await c.req.parseBody()
    return inTurn(next)
  })
  app.get('/sign-in', c =>
    c.render(<SignInPage to={wayBack(c.req.query('to'))} isLocal={isLocal} />, titled('Sign in')),
  )
  app.post('/sign-in', async c => {
    const form = await c.req.parseBody()
    const [email, password, to] = ['email', 'password', 'to'].map(name => String(form[name] ?? ''))
    const signed = isLocal ? await signIn(db, email ?? '', password ?? '', clock()) : ({ kind: 'wrong' } as const)
    if (signed.kind !== 'in') {
      c.status(signed.kind === 'wrong' ? 401 : 429)
      return c.render(
        <SignInPage to={wayBack(to)} isLocal={isLocal} email={email ?? ''} wrong={signed.kind} />,
        titled('Sign in'),
      )
    }
    setCookie(c, cookie, signed.token, { ...cookieOptions, maxAge: sessionMs / 1_000 })
    return c.redirect(wayBack(to), 303)
  })
  app.use(async (c, next) => {
    const member = await memberWith(db, getCookie(c, cookie) ?? '', clock())
    if (member === undefined) {
      const { pathname, search } = new URL(c.req.url)
      return c.redirect(
        `/sign-in?to=${encodeURIComponent(c.req.method === 'GET' ? pathname + search : '/redirects')}`,
        303,
      )
    }
    c.set('member', member)
    return next()
  })
  app.post('/sign-out', async c => {
    await signOut(db, getCookie(c, cookie) ?? '')
    deleteCookie(c, cookie, cookieOptions)
    return c.redirect('/sign-in', 303)
  })
  app.get('/', c => c.redirect('/redirects', 302))
  app.route('/redirects', redirectRoutes(tools))
  app.get('/audit', requires('audit.view'), c => {
    const page = Math.max(1, Math.trunc(Number(c.req.query('page') ?? 1)) || 1)
    const entries = readLog(db, page, auditPageSize + 1)
    return c.render(
      <AuditPage entries={entries.slice(0, auditPageSize)} page={page} hasMore={entries.length > auditPageSize} />,
      titled('Audit log'),
    )
  })
  app.notFound(c => {
    c.status(404)
    return c.render(
      <Refused title="There is no such page" text="The desk has no page at this address." />,
      titled('Not found'),
    )
  })
  app.onError((error, c) => {
    console.error(JSON.stringify({ level: 'error', worker: 'desk', message: error.message, stack: error.stack }))
    c.status(500)
    return c.render(
      <Refused
        title="That did not work"
        text="Something went wrong at the desk, and nothing was changed. Try again."
      />,
      titled('Something went wrong'),
    )
  })
  return app
}
