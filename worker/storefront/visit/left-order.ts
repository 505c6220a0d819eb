import { getCookie, setCookie } from 'hono/cookie'

import { holdsOrder } from '#routes/order-pages.ts'
import { routeAt } from '#routes/route-at.ts'

import type { StorefrontContext } from '../context.ts'
import {
  hasPendingOrder,
  isForgettable,
  sealSession,
  sessionCookie,
  sessionCookieOptions,
  unsealSession,
  type Session,
} from './session.ts'

/** Whether the page was opened from the checkout or the confirmation. */
function comesFromOrder(c: StorefrontContext): boolean {
  const from = c.req.header('referer')
  const url = from === undefined || !URL.canParse(from) ? undefined : new URL(from)
  return url?.origin === c.env.settings.STORE_ORIGIN && holdsOrder(routeAt(url.pathname)?.path)
}

/**
 * R180: whether a visit's order is forgotten with the page that is asked for. One that is final is, wherever the shopper comes
 * from. One that is not (begun, waiting for the bank, refused) is when the checkout itself was left: another tab that looks
 * around leaves nothing. One whose outcome is unknown stays until it is known (O5).
 */
export function isOrderLeft(c: StorefrontContext, { order }: Session): boolean {
  return isForgettable(order) && (order?.placing === 'final' || comesFromOrder(c))
}

/** Whether script fetches a page that may never be opened. */
const isAhead = (c: StorefrontContext): boolean => c.req.header('x-soft-navigation') === 'ahead'

/** Whether somebody opens this page, rather than script or a browser that fetches it beforehand. */
function isOpened(c: StorefrontContext): boolean {
  const soft = c.req.header('x-soft-navigation')
  if (c.req.method !== 'GET' || c.req.header('sec-purpose')?.startsWith('prefetch') === true) return false
  return soft === undefined ? (c.req.header('sec-fetch-mode') ?? 'navigate') === 'navigate' : soft === '1'
}

async function withoutOrder(c: StorefrontContext, page: Response): Promise<Response> {
  // A page from what was fetched ahead would be opened without the store's knowledge.
  if (isAhead(c) && comesFromOrder(c)) return c.body(null, 204, { 'cache-control': 'no-store' })
  if (!isOpened(c)) return page
  const { SESSION_SECRET: secret } = c.env.settings
  const session = await unsealSession(getCookie(c, sessionCookie), secret)
  if (session === undefined || !isOrderLeft(c, session)) return page
  c.res = page
  setCookie(c, sessionCookie, await sealSession({ ...session, order: undefined }, secret), sessionCookieOptions)
  c.res.headers.set('cache-control', 'private, no-store')
  return c.res
}

/**
 * A public page, which forgets the order that was left for it (R180). The page is everybody's, this answer is not: nobody on
 * the way may keep it.
 */
export const leavingOrder = (c: StorefrontContext, page: Response): Response | Promise<Response> =>
  hasPendingOrder(c.env.cookies) ? withoutOrder(c, page) : page
