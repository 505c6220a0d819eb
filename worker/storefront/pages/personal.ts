import { getCookie } from 'hono/cookie'
import { createElement } from 'react'

import { href, localPath } from '#routes/href.ts'
import type { Preview } from '#src/shop/content/preview/preview.ts'
import type { Match } from '#routes/match.ts'
import { holdsOrder } from '#routes/order-pages.ts'
import { routeOf } from '#routes/table.ts'
import { checkOfCommand } from '#src/commerce/person-checks.ts'
import { languageOf } from '#src/language/catalogue.ts'
import type { Language } from '#src/language/language.ts'
import { dismissedCookie, dismissedPromotions } from '#src/shop/cart/model/approaching.ts'
import type { Notice } from '#src/shop/command-answer.ts'
import type { PersonalPage, PersonalRequest, PageOutcome, RefusedCommand } from '#src/shop/page.ts'
import { visitorRoleOf } from '#src/shop/sign-in/model/visitor-role.ts'
import { AskingProvider } from '#src/ui/forms/person-check-context.ts'

import { errorPage } from './error-page.ts'
import { askFlag } from '../experiments/ask-flag.ts'
import { allowedQuery } from '../middleware/page-cache.ts'
import { policyWithStyle } from '../isolate/security-headers.ts'
import { mended } from './mended.ts'
import { openOrder } from './open-order.ts'
import { personalPages, type PersonalRouteName } from './registry.ts'
import { consentCountryOf, consentSignals } from '../consent.ts'
import { measurePurchase } from '../measurement/purchase.ts'
import { renderPersonalPage } from '../render/personal-page.tsx'
import { withNotice } from '../render/with-notice.tsx'
import { withPreviewBar } from '../render/with-preview-bar.tsx'
import { leadingOn, previewing, previewOf } from './preview.ts'
import { shellFor } from './shell-cache.ts'
import type { StorefrontContext, StorefrontMiddleware } from '../context.ts'
import { personWidgetOf } from '../settings/person-widget.ts'
import { noticeFlash, refusedFormFlash, messageFlash } from '../visit/flash.ts'
import { isOrderLeft } from '../visit/left-order.ts'
import { hasEnded, isSignedIn, type Session } from '../visit/session.ts'

const isPersonal = (name: string): name is PersonalRouteName => Object.hasOwn(personalPages, name)

const buyInStoreOf = (session: Session | undefined) =>
  session?.associate === undefined || session.endsAt === undefined
    ? undefined
    : { ...session.associate, endsAt: session.endsAt }

/** How script requests a page: `1` for a navigation, `again` for a refresh of the page on the screen. */
const softly = (c: StorefrontContext) => c.req.header('x-soft-navigation')

/** A refresh must not consume a message that is meant for the next page. */
const isAgain = (c: StorefrontContext) => softly(c) === 'again'

async function visitOf(c: StorefrontContext): Promise<PersonalRequest['visit']> {
  const session = await c.get('visit').session()
  return {
    basketId: session?.basketId,
    order: session?.order,
    isSignedIn: isSignedIn(session),
    role: session && visitorRoleOf(session),
    buyInStore: buyInStoreOf(session),
    refused: isAgain(c) ? undefined : await refusedFormFlash.read(c),
    flash: isAgain(c) ? undefined : await messageFlash.read(c),
    dismissed: dismissedPromotions(getCookie(c, dismissedCookie)),
    appliesVouchers: session?.appliesVouchers === true,
    tracked: session?.tracked,
    consent: consentSignals(c),
    consentCountry: consentCountryOf(c),
  }
}

/** R180: an order is forgotten with the page it was left for. Another tab that follows a change of the cart has left nothing. */
async function resetOrder(c: StorefrontContext, name: PersonalRouteName): Promise<void> {
  if (holdsOrder(routeOf(name).path) || isAgain(c)) return
  const session = await c.get('visit').session()
  if (session !== undefined && isOrderLeft(c, session)) await c.get('visit').change({ order: undefined })
}

/** Changes the session before the page begins, because a streamed page can set no cookie. */
async function settle(c: StorefrontContext, name: PersonalRouteName): Promise<void> {
  const { isSettled, ready } = c.get('visit')
  if (isSettled()) return
  await ready()
  await resetOrder(c, name)
}

async function requestOf(
  c: StorefrontContext,
  { params }: Match,
  query: URLSearchParams,
  preview: Preview | undefined,
): Promise<PersonalRequest> {
  const { settings } = c.env
  const locale = c.get('locale')
  return {
    locale,
    language: languageOf(locale),
    params,
    query,
    variants: {},
    flagState: askFlag(c),
    commerce: preview === undefined ? c.get('visit').commerce : previewing(c.get('visit').commerce, preview),
    visit: await visitOf(c),
    storeOrigin: settings.STORE_ORIGIN,
    pageSizes: { savedForLater: settings.SAVED_FOR_LATER_PAGE_SIZE, favorites: settings.FAVORITES_PAGE_SIZE },
    signInMode: settings.SIGN_IN_MODE,
    minimumLoyaltyPoints: settings.MINIMUM_LOYALTY_POINTS,
    measurePurchase: order => measurePurchase(c, order),
  }
}

/** A page whose forms know what asks whether somebody is a person, and which of them has to. */
function asking({ env }: StorefrontContext, refused: RefusedCommand | undefined, shown: PageOutcome): PageOutcome {
  if (shown.kind !== 'page') return shown
  const form = refused && {
    command: refused.command,
    isAsking: refused.code === 'AUT403' && checkOfCommand(refused.command) !== undefined,
    isTicked: Object.hasOwn(refused.values, 'recaptcha_response'),
  }
  const value = { widget: personWidgetOf(env.settings), refused: form }
  return { ...shown, element: createElement(AskingProvider, { value }, shown.element) }
}

/** The page, unless the cookie kept silent that there is none to see any more. */
async function pageOf(
  c: StorefrontContext,
  page: PersonalPage,
  match: Match,
  query: URLSearchParams,
  preview: Preview | undefined,
): Promise<PageOutcome> {
  const session = await c.get('visit').session()
  if (session !== undefined && hasEnded(session))
    return { kind: 'redirect', to: href(c.get('locale'), 'associateLogin'), status: 302 }
  const request = await requestOf(c, match, query, preview)
  return asking(c, request.visit.refused, await mended(c, session, await page.show(request)))
}

/** A page with what the command before it said in passing. */
const noticed = (shown: PageOutcome, notice: Notice | undefined, { t }: Language): PageOutcome =>
  notice === undefined || shown.kind !== 'page'
    ? shown
    : { ...shown, element: withNotice(t(notice.key, notice.values), shown.element) }

const ownHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'cache-status': 'fellholm; fwd=bypass; detail=personal',
  // A local proxy would gzip the stream and hold it back; browsers would then paint late.
  'content-encoding': 'identity',
}

async function personalResponse(c: StorefrontContext, match: Match, name: PersonalRouteName): Promise<Response> {
  const { settings, trace, address } = c.env
  const page = personalPages[name]
  const language = languageOf(c.get('locale'))
  const query = allowedQuery(match, new URLSearchParams(address.search))
  const opened = name === 'orderDetails' ? await openOrder(c, query) : undefined
  if (opened !== undefined) return opened
  await settle(c, name)
  const notice = isAgain(c) ? undefined : await noticeFlash.read(c)
  const preview = await previewOf(c, name)
  const { shell } = await shellFor(c, c.get('locale'), preview)
  const { body, style } = renderPersonalPage({
    name,
    language,
    query: query.toString(),
    head: () => page.head({ language, query }),
    shell,
    isSoft: softly(c) !== undefined,
    Skeleton: page.Skeleton,
    show: async () => {
      const shown = noticed(await pageOf(c, page, match, query, preview), notice, language)
      return withPreviewBar(shown, preview, localPath(c.get('locale'), c.get('path')))
    },
    storeOrigin: settings.STORE_ORIGIN,
    waitSeconds: () => trace.retryAfterSeconds,
    timeoutMs: settings.DOCUMENT_TIMEOUT_MS,
    onError: error =>
      console.error(JSON.stringify({ level: 'error', correlationId: trace.correlationId, message: String(error) })),
  })
  if (!isAgain(c)) for (const kept of [refusedFormFlash, messageFlash, noticeFlash]) kept.forget(c)
  const headers = {
    ...ownHeaders,
    ...policyWithStyle(c.env.isolate, match, style),
  }
  return c.body(preview === undefined ? body : await leadingOn(c, body), 200, headers)
}

/** Answers personal pages by streaming; everything else that is left is unknown. */
export const personalPage: StorefrontMiddleware = async c => {
  const match = c.get('match')
  if (match === undefined || !isPersonal(match.name)) return errorPage(c, 404)
  c.env.trace.notes.route = match.name
  return personalResponse(c, match, match.name)
}
