import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import { locales } from '#src/language/locales.ts'
import { shopperCookie, shopperValue, visitorRoleOf } from '#src/shop/sign-in/model/visitor-role.ts'

import type { StorefrontContext } from '../context.ts'
import { sessionSeconds, type Session } from './session.ts'

/** How many things are in the cart, and how many are favourites. */
export const cartCountCookie = '__Host-cart-count'
const favoritesCountCookie = '__Host-favorites-count'

/** A fact of the visit that script may read, so that a cached page can show it. */
const tell = (c: StorefrontContext, name: string, value: string) =>
  setCookie(c, name, value, { path: '/', maxAge: sessionSeconds, sameSite: 'Lax', secure: true })

const forget = (c: StorefrontContext, name: string) => deleteCookie(c, name, { path: '/', secure: true })

export const setCartCount = (c: StorefrontContext, count: number): void => tell(c, cartCountCookie, `${count}`)
export const setFavoritesCount = (c: StorefrontContext, count: number): void =>
  tell(c, favoritesCountCookie, `${count}`)

/** Sets the visitor role cookie, which script may read. */
export function setVisitorRole(c: StorefrontContext, session: Session | undefined): void {
  const role = session && visitorRoleOf(session)
  if (role !== undefined) tell(c, shopperCookie, shopperValue(locales[c.var.locale].site, role))
  else if (getCookie(c, shopperCookie) !== undefined) forget(c, shopperCookie)
}

export function deleteCounts(c: StorefrontContext): void {
  for (const name of [cartCountCookie, favoritesCountCookie]) forget(c, name)
}
