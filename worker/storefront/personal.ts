import { getCookie } from 'hono/cookie'

import { judge } from '#routes/guards.ts'
import { href, localPath, queryString } from '#routes/href.ts'
import { carry } from '#routes/carried.ts'
import type { Match } from '#routes/match.ts'
import { routeOf, type Route } from '#routes/table.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { dismissedCookie, dismissedPromotions } from '#src/shop/cart/model/approaching.ts'
import type { PersonalRequest } from '#src/shop/page.ts'
import { may } from '#src/shop/account/model/capabilities.ts'
import { standingOf } from '#src/shop/sign-in/model/standing.ts'
import { isPreview } from '#src/visitor/consent.ts'

import { errorPage } from './error-page.ts'
import { allowedQuery } from './middleware/page-cache.ts'
import { personalPages, type PersonalRouteName } from './pages.ts'
import { renderPersonalPage } from './render/personal-page.tsx'
import { withNotice } from './render/with-notice.tsx'
import { shellFor } from './shell-cache.ts'
import type { Asked, Step } from './storefront.ts'
import { keptNotice, keptRefused, keptSaid } from './visit/kept-once.ts'
import { isSignedIn, type Session } from './visit/session.ts'
import { cartCountCookie } from './visit/told.ts'

const isPersonal = (name: string): name is PersonalRouteName => Object.hasOwn(personalPages, name)

/** How many things the visit's cart holds, as far as the session knows; the page itself asks the platform. */
const cartItems = (c: Asked, session: Session | undefined) =>
  session?.basketId === undefined ? 0 : Number(getCookie(c, cartCountCookie) ?? 1)

/**
 * A page that found its session over leads to the sign-in with `ended`. Whether it is over is asked of the platform here,
 * where the cookie can still be changed: a link alone signs nobody out.
 */
async function sessionNow(c: Asked, route: Route, query: URLSearchParams): Promise<Session | undefined> {
  const { visit } = c.var
  if (route.guard === 'signed-out' && query.has('ended') && isSignedIn(await visit.session()))
    await visit.commerce('consumer.profile.get', {})
  return visit.session()
}

/** R185, R186: a buy-in-store session whose time is over is cleared, and the associate signs in anew. */
async function overdue(c: Asked): Promise<boolean> {
  const session = await c.var.visit.session()
  if (session?.endsAt === undefined || session.endsAt > Date.now()) return false
  await c.var.visit.signOut()
  return true
}

/** Sends visits away from pages that are not theirs to see now (routes/guards.ts). */
export const guarded: Step = async (c, next) => {
  const { match } = c.var
  const route = match === undefined ? undefined : routeOf(match.name)
  if (route?.kind === 'personal' && (await overdue(c)))
    return c.body(null, 302, { location: href(c.var.locale, 'associateLogin'), 'cache-control': 'private, no-store' })
  if (route?.guard === undefined) return next()
  const { pathname, search, searchParams: query } = new URL(c.req.url)
  const session = await sessionNow(c, route, query)
  const verdict = judge(route, {
    cartItems: cartItems(c, session),
    orderIsFinal: session?.order?.placing === 'final',
    isSignedIn: isSignedIn(session),
    query,
    hasBuyInStore: c.env.settings.BUY_IN_STORE === 'on',
    allowsFavorites: c.env.settings.ALLOW_FAVORITES === 'on' && may(session && standingOf(session), 'keep-favorites'),
  })
  if (verdict.allow) return next()
  if (verdict.resetOrder && session?.order !== undefined) await c.var.visit.change({ order: undefined })
  const back = verdict.comesBack === true ? queryString({ redirectTo: pathname + search }) : ''
  const to = carry(query, localPath(c.var.locale, routeOf(verdict.to).path) + back)
  return c.body(null, 302, { location: to, 'cache-control': 'private, no-store' })
}

const buyInStoreOf = (session: Session | undefined) =>
  session?.associate === undefined || session.endsAt === undefined
    ? undefined
    : { ...session.associate, endsAt: session.endsAt }

/** How script asks for a page: `1` where somebody goes to it, `again` where what is on the screen is shown anew. */
const softly = (c: Asked) => c.req.header('x-soft-navigation')

/** What is said once is for the tab that is waiting for it, not for another one that follows. */
const isAgain = (c: Asked) => softly(c) === 'again'

async function visitOf(c: Asked): Promise<PersonalRequest['visit']> {
  const session = await c.var.visit.session()
  return {
    basketId: session?.basketId,
    order: session?.order,
    isSignedIn: isSignedIn(session),
    standing: session && standingOf(session),
    buyInStore: buyInStoreOf(session),
    refused: isAgain(c) ? undefined : await keptRefused.read(c),
    said: isAgain(c) ? undefined : await keptSaid.read(c),
    dismissed: dismissedPromotions(getCookie(c, dismissedCookie)),
    tracked: session?.tracked,
    consent: {
      cookies: c.req.header('cookie') ?? '',
      isPrivate: c.req.header('sec-gpc') === '1',
      isPreview: isPreview(new URLSearchParams(c.env.address.search)),
    },
  }
}

/**
 * R180: a finished order is forgotten once the shopper has left the confirmation and the checkout. Another tab that
 * follows a change of the cart has left neither.
 */
async function resetOrder(c: Asked, name: PersonalRouteName): Promise<void> {
  if (name === 'checkout' || name === 'orderConfirmation' || isAgain(c)) return
  const session = await c.var.visit.session()
  if (session?.order?.placing === 'final') await c.var.visit.change({ order: undefined })
}

async function personalResponse(c: Asked, match: Match, name: PersonalRouteName): Promise<Response> {
  const { settings } = c.env
  const { locale } = c.var
  const page = personalPages[name]
  const language = languageOf(locale)
  const query = allowedQuery(match, new URL(c.req.url).searchParams)
  const { commerce, ready } = c.get('visit')
  await ready()
  const notice = isAgain(c) ? undefined : await keptNotice.read(c)
  await resetOrder(c, name)
  const show = async () => {
    const visit = await visitOf(c)
    const shown = await page.show({
      locale,
      language,
      params: match.params,
      query,
      commerce,
      visit,
      storeOrigin: settings.STORE_ORIGIN,
      pageSizes: { savedForLater: settings.SAVED_FOR_LATER_PAGE_SIZE, favorites: settings.FAVORITES_PAGE_SIZE },
      signInMode: settings.SIGN_IN_MODE,
      minimumLoyaltyPoints: settings.MINIMUM_LOYALTY_POINTS,
    })
    if (notice === undefined || shown.kind !== 'page') return shown
    return { ...shown, element: withNotice(language.t(notice.key, notice.values), shown.element) }
  }
  const { shell } = await shellFor(c, locale)
  const stream = renderPersonalPage({
    name,
    language,
    head: page.head({ language, query }),
    shell,
    Skeleton: softly(c) === undefined ? page.Skeleton : undefined,
    show,
    storeOrigin: settings.STORE_ORIGIN,
    timeoutMs: settings.DOCUMENT_TIMEOUT_MS,
    onError: error =>
      console.error(
        JSON.stringify({ level: 'error', correlationId: c.env.trace.correlationId, message: String(error) }),
      ),
  })
  if (!isAgain(c)) for (const kept of [keptRefused, keptSaid, keptNotice]) kept.forget(c)
  return c.body(stream, 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'cache-status': 'fellholm; fwd=bypass; detail=personal',
    // A local proxy would gzip the stream and hold it back; browsers would then paint late.
    'content-encoding': 'identity',
  })
}

/** Answers personal pages by streaming; everything else that is left is unknown. */
export const personalPageStep: Step = async c => {
  const { match } = c.var
  if (match === undefined || !isPersonal(match.name)) return errorPage(c, 404)
  c.env.trace.notes.route = match.name
  return personalResponse(c, match, match.name)
}
