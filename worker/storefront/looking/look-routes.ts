import { Hono } from 'hono'

import { href } from '#routes/href.ts'
import { signedLookCode } from '#src/purging/look-link.ts'

import { noStore } from '../commands/respond.ts'
import type { StorefrontContext, StorefrontEnv } from '../context.ts'
import { localeFromQuery } from '../middleware/locale.ts'
import { isSameOrigin } from '../middleware/security-headers.ts'
import { errorPage } from '../pages/error-page.ts'
import { noticeFlash } from '../visit/flash.ts'
import { visitSession } from '../visit/visit.ts'
import { forgetLook, keptLook, writeLook } from './look-cookie.ts'

const seeOther = (c: StorefrontContext, location: string) => c.body(null, 303, { location, ...noStore })

async function notOpened(c: StorefrontContext): Promise<Response> {
  await noticeFlash.keep(c, { key: 'content.look.not-opened' })
  return seeOther(c, href(c.var.locale, 'signIn'))
}

/** The count that the header shows: of the customer's cart. */
async function countCart({ var: { visit } }: StorefrontContext, basketId: string | undefined): Promise<void> {
  const cart = basketId === undefined ? undefined : await visit.commerce('cart.cart.get', { basketId })
  visit.setCartCount(cart?.ok === true ? cart.value.totalItems : 0)
}

/**
 * `GET /-/look?locale=&code=&until=&signature=`: the desk's link. In this browser the visit gives way to a look at the store as
 * a customer sees it; the code opens it once.
 */
async function open(c: StorefrontContext): Promise<Response> {
  const { PURGE_KEY: key } = c.env.settings
  const query = new URLSearchParams(c.env.address.search)
  const code = key === undefined ? undefined : await signedLookCode(key, query, Date.now())
  if (code === undefined) return notOpened(c)
  const { visit } = c.var
  visit.leave()
  const opened = await visit.commerce('auth.token.create', { grantType: 'look', code })
  if (!opened.ok || opened.value.look === undefined) return notOpened(c)
  const { look, consumerNo = '', expiresIn, basketId } = opened.value
  await visit.signIn(opened.value)
  await writeLook(c, { viewer: look.viewer, customer: consumerNo, until: Date.now() + expiresIn * 1000 })
  await countCart(c, basketId)
  return seeOther(c, href(c.var.locale, 'account'))
}

/** `POST /-/look/end`: the button of the bar. */
async function end(c: StorefrontContext): Promise<Response> {
  if (!isSameOrigin(c)) return errorPage(c, 403)
  const session = await c.var.visit.session()
  if (session?.look !== undefined) await c.var.visit.signOut()
  forgetLook(c, await keptLook(c))
  return seeOther(c, href(c.var.locale, 'home'))
}

/** Opening and ending a look at the store as a customer sees it. */
export const lookRoutes = new Hono<StorefrontEnv>()
  .use('/look/*', localeFromQuery, visitSession)
  .get('/look', open)
  .post('/look/end', end)
