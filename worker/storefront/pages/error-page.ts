import { isbot } from 'isbot'

import { matchRoute } from '#routes/match.ts'
import type { RouteName } from '#routes/table.ts'
import { languageOf } from '#src/language/catalogue.ts'

import { freshPage } from './fresh-page.ts'
import { policyWithStyle } from '../isolate/security-headers.ts'
import { momentOfLog } from '../observability/log.ts'
import type { Styled } from '../render/style/page-style.ts'
import { renderWaiting } from '../render/waiting-page.tsx'
import { shellFor } from './shell-cache.ts'
import type { StorefrontContext } from '../context.ts'

export type ErrorStatus = 400 | 401 | 403 | 404 | 500 | 503

const pageOf: Readonly<Record<ErrorStatus, RouteName>> = {
  400: 'error400',
  401: 'error401',
  403: 'error403',
  404: 'error404',
  500: 'error500',
  503: 'error500',
}

const headers = (status: ErrorStatus) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'cache-status': `fellholm; fwd=bypass; detail=error-${status}`,
  ...(status === 503 ? { 'retry-after': '5' } : undefined),
})

/** A headless browser is a tool, not a crawler. */
const isBot = (userAgent: string | undefined) => isbot(userAgent) && !userAgent?.includes('HeadlessChrome')

const keptMs = 10_000

const policyOf = (c: StorefrontContext, style: string | undefined) =>
  policyWithStyle(c.env.isolate, c.get('match'), style)

/** The page for a busy platform; it retries by itself, at its own address. */
async function waitingPage(c: StorefrontContext, seconds: number): Promise<Response> {
  const { shell } = await shellFor(c, c.var.locale)
  const again = `${seconds}`
  const around = { language: languageOf(c.var.locale), shell, storeOrigin: c.env.settings.STORE_ORIGIN }
  const { body, style } = renderWaiting(around, seconds)
  return new Response(body, {
    status: 503,
    headers: { ...headers(503), ...policyOf(c, style), 'retry-after': again, refresh: again },
  })
}

async function finishedPage(c: StorefrontContext, status: ErrorStatus): Promise<Styled> {
  const key = `${c.var.locale}|${pageOf[status]}`
  const { errorPages } = c.env.isolate
  const finished = errorPages.get(key)
  if (finished !== undefined && finished.until > Date.now()) return finished.page
  const match = matchRoute(`/${pageOf[status].slice('error'.length)}`)
  if (match === undefined) throw new Error(`no error page for ${status}`)
  const { body, style } = await freshPage(c, match, new URLSearchParams())
  const page = { body, style }
  errorPages.set(key, { page, until: Date.now() + keptMs })
  return page
}

/** A last word when even the error page cannot be made. */
const bareError = (status: ErrorStatus) =>
  new Response(
    `<!doctype html><html lang="en"><title>Error ${status}</title><p>Something went wrong. Please try again.`,
    {
      status,
      headers: headers(status),
    },
  )

/**
 * The error page of a status, in the visitor's locale; bots get the status alone (R116). `cause` goes to the log with
 * the correlation id that the page's answer carries.
 */
export async function errorPage(c: StorefrontContext, status: ErrorStatus, cause?: unknown): Promise<Response> {
  if (cause !== undefined) c.env.trace.notes.error = String(cause)
  if (isBot(c.req.header('user-agent'))) return new Response(null, { status, headers: headers(status) })
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return bareError(status)
  const { retryAfterSeconds } = c.env.trace
  if (status === 503 && retryAfterSeconds !== undefined) return waitingPage(c, retryAfterSeconds)
  try {
    const { body, style } = await finishedPage(c, status)
    return new Response(body, { status, headers: { ...headers(status), ...policyOf(c, style) } })
  } catch (error) {
    c.env.trace.notes.errorPage = String(error)
    return bareError(status)
  }
}

/** Without its settings the store can make no page; the log names what is missing, and on this machine so does the answer. */
export function misconfigured({ message }: Error): Response {
  console.error(JSON.stringify({ level: 'error', at: momentOfLog(), error: message }))
  return LOCAL_BUILD
    ? new Response(`${message}\n`, { status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    : bareError(500)
}
