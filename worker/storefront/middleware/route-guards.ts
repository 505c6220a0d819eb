import { getCookie } from 'hono/cookie'

import { carry } from '#routes/carried.ts'
import { judge } from '#routes/guards.ts'
import { href, localPath, queryString } from '#routes/href.ts'
import type { Route } from '#routes/route.ts'
import { routeOf } from '#routes/table.ts'
import { may } from '#src/shop/account/model/capabilities.ts'
import { visitorRoleOf } from '#src/shop/sign-in/model/visitor-role.ts'

import type { StorefrontContext, StorefrontMiddleware } from '../context.ts'
import { flagsFor } from '../experiments/datafile-cache.ts'
import { hasEnded, isSignedIn, type Session } from '../visit/session.ts'
import { cartCountCookie } from '../visit/readable-cookies.ts'

/** How many things the visit's cart holds, as far as the session knows; the page itself asks the platform. */
const cartItems = (c: StorefrontContext, session: Session | undefined) =>
  session?.basketId === undefined ? 0 : Number(getCookie(c, cartCountCookie) ?? 1)

/**
 * A page whose session has ended leads to the sign-in with `ended`. The platform is asked here, while the cookie can
 * still be changed: the parameter alone must not sign anybody out.
 */
async function sessionNow(c: StorefrontContext, route: Route, query: URLSearchParams): Promise<Session | undefined> {
  const visit = c.get('visit')
  if (route.guard === 'signed-out' && query.has('ended') && isSignedIn(await visit.session()))
    await visit.commerce('consumer.profile.get', {})
  return visit.session()
}

/** R185, R186: a buy-in-store session whose time is over is cleared, and the associate signs in anew. */
async function overdue(c: StorefrontContext): Promise<boolean> {
  const session = await c.get('visit').session()
  if (session === undefined || !hasEnded(session)) return false
  await c.get('visit').signOut()
  return true
}

/** D63: switched by setting and by flag. Without an answer for the flag, stores stay open. */
async function sellsInStores(c: StorefrontContext): Promise<boolean> {
  if (c.env.settings.BUY_IN_STORE === 'off') return false
  const flags = await flagsFor(c)
  return flags?.everybody.buy_in_store?.enabled !== false
}

/** Sends visits away from pages that are not theirs to see now (routes/guards.ts). */
export const routeGuards: StorefrontMiddleware = async (c, next) => {
  const match = c.get('match')
  const route = match === undefined ? undefined : routeOf(match.name)
  if (route?.kind === 'personal' && !c.get('visit').isSettled() && (await overdue(c)))
    return c.body(null, 302, {
      location: href(c.get('locale'), 'associateLogin'),
      'cache-control': 'private, no-store',
    })
  if (route?.guard === undefined) return next()
  const { pathname, search } = c.env.address
  const query = new URLSearchParams(search)
  const session = await sessionNow(c, route, query)
  const verdict = judge(route, {
    cartItems: cartItems(c, session),
    orderIsFinal: session?.order?.placing === 'final',
    isSignedIn: isSignedIn(session),
    query,
    hasBuyInStore: route.guard === 'buy-in-store' && (await sellsInStores(c)),
    allowsFavorites:
      c.env.settings.ALLOW_FAVORITES === 'on' && may(session && visitorRoleOf(session), 'keep-favorites'),
  })
  if (verdict.allow) return next()
  if (verdict.resetOrder && session?.order !== undefined) await c.get('visit').change({ order: undefined })
  const back = verdict.comesBack === true ? queryString({ redirectTo: pathname + search }) : ''
  const to = carry(query, localPath(c.get('locale'), routeOf(verdict.to).path) + back)
  return c.body(null, 302, { location: to, 'cache-control': 'private, no-store' })
}
