import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'

import { matchRoute } from '#routes/match.ts'
import { safePath } from '#routes/safe-path.ts'
import type { Cart } from '#src/commerce/calls/cart-shapes.ts'
import { routeOf } from '#routes/table.ts'
import { untranslatePath } from '#routes/translations.ts'
import { errorStatus, isErrorCode } from '#src/commerce/errors.ts'
import { fail, type Result } from '#src/kit/result.ts'
import { languageOf } from '#src/language/catalogue.ts'
import { locales } from '#src/language/locales.ts'
import { preferenceCookie, preferenceSeconds } from '#src/shop/content/model/language-preference.ts'
import { myStoreCookie, myStoreSeconds, writeMyStore } from '#src/shop/stores/model/my-store.ts'
import { autoPromoCookie, dismissedCookie, dismissedPromotions, dismissing } from '#src/shop/cart/model/approaching.ts'
import type { CommandContext, Done, KeptLine, SealedCommand } from '#src/shop/command.ts'

import { findCommand } from './commands.ts'
import { errorPage } from './error-page.ts'
import { parseJson } from './json.ts'
import { localeCookie, spoken } from './middleware/locale.ts'
import { isSameOrigin } from './middleware/security.ts'
import type { Asked, Storefront } from './storefront.ts'
import { keptErrand, keptNotice, keptRefused, keptSaid } from './visit/kept-once.ts'
import { isSignedIn } from './visit/session.ts'
import { visited } from './visit/visit.ts'

/** A year, in seconds. */
const year = 31_536_000

/** Lines of a cart that a session remembers; more would not fit into its cookie. */
const mostKeptLines = 40

const keptLines = ({ items }: Pick<Cart, 'items'>): KeptLine[] =>
  items
    .filter(({ bonus }) => !bonus)
    .slice(0, mostKeptLines)
    .map(({ upc, qty }) => [upc, qty])
const pause = (ms: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, ms)
  })

async function contextOf(c: Asked): Promise<CommandContext> {
  const { visit } = c.var
  const session = await visit.session()
  return {
    commerce: visit.commerce,
    locale: c.var.locale,
    pause,
    storeOrigin: c.var.settings.STORE_ORIGIN,
    language: languageOf(c.var.locale),
    visit: {
      basketId: session?.basketId,
      order: session?.order,
      lines: session?.lines ?? [],
      isSignedIn: isSignedIn(session),
      tracked: session?.tracked,
      keepCart: cart => visit.change({ basketId: cart?.id, lines: cart && keptLines(cart) }),
      keepOrder: order => visit.change({ order: order && { ...order, since: Date.now() } }),
      keepTracked: tracked => visit.change({ tracked }),
      autoPromoCode: c.var.settings.AUTO_PROMO_CODES === 'on' ? getCookie(c, autoPromoCookie) : undefined,
      forgetAutoPromoCode: () => deleteCookie(c, autoPromoCookie, { path: '/' }),
      dismissPromotion: promotionId => {
        const known = dismissedPromotions(getCookie(c, dismissedCookie))
        setCookie(c, dismissedCookie, dismissing(known, promotionId), { path: '/', sameSite: 'Lax', secure: true })
      },
      consumerType: session?.consumerType,
      signIn: visit.signIn,
      signOut: visit.signOut,
      endAt: endsAt => visit.change({ endsAt }),
      keepTerms: () => visit.change({ isEmployeeDiscountTCAccepted: true }),
      showCartCount: visit.setCartCount,
      rememberStore: store =>
        setCookie(c, myStoreCookie, writeMyStore(store), {
          path: '/',
          maxAge: myStoreSeconds,
          sameSite: 'Lax',
          secure: true,
        }),
      showFavoritesCount: visit.setFavoritesCount,
      keepErrand: errand => keptErrand.keep(c, errand),
      takeErrand: async () => {
        const errand = await keptErrand.read(c)
        keptErrand.forget(c)
        return errand
      },
      chooseLocale: locale =>
        setCookie(c, localeCookie, locale, { path: '/', maxAge: year, sameSite: 'Lax', secure: true }),
      preferLanguage: language =>
        setCookie(c, preferenceCookie, language, {
          path: '/',
          maxAge: preferenceSeconds,
          sameSite: 'Lax',
          secure: true,
        }),
    },
  }
}

type Posted = { readonly input: Record<string, unknown>; readonly isForm: boolean }

/** The posted fields, from a form or from JSON; nothing when the body is neither. */
async function read(c: Asked): Promise<Posted | undefined> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]
  if (type === 'application/json') {
    const parsed = parseJson(await c.req.text())
    return parsed.ok && typeof parsed.value === 'object' && parsed.value !== null && !Array.isArray(parsed.value)
      ? { input: parsed.value as Record<string, unknown>, isForm: false }
      : undefined
  }
  if (type !== 'application/x-www-form-urlencoded') return undefined
  const fields = await c.req.formData()
  return { input: Object.fromEntries([...fields].slice(0, 200)), isForm: true }
}

/** Runs a parsed command; input that does not fit is refused field by field. */
async function execute(
  command: SealedCommand,
  context: CommandContext,
  input: unknown,
): Promise<Result<Done<unknown>>> {
  const parsed = v.safeParse(command.input, input)
  if (parsed.success) return command.run(context, parsed.output)
  const problems = Object.fromEntries(
    parsed.issues.map(issue => [
      v.getDotPath(issue) ?? '',
      issue.type === 'min_length' || issue.received === 'undefined' ? 'required' : issue.message,
    ]),
  )
  return fail('INPUT', { problems })
}

const problemsOf = (detail: unknown): Record<string, string> => {
  const parsed = v.safeParse(v.object({ problems: v.record(v.string(), v.string()) }), detail)
  return parsed.success ? parsed.output.problems : {}
}

/** Where a refusal sends the shopper, if it says so. */
const refusedTo = (detail: unknown): string | undefined => {
  const parsed = v.safeParse(v.object({ to: v.string() }), detail)
  return parsed.success ? parsed.output.to : undefined
}

const origin = (c: Asked) => new URL(c.req.url).origin

/** Where a plain form came from: its own word, else the page that sent it. */
function cameFrom(c: Asked, posted: Posted): string {
  const { back } = posted.input
  const referer = URL.parse(c.req.header('referer') ?? '')
  const from = referer?.origin === origin(c) ? referer.pathname + referer.search : undefined
  return (
    safePath(typeof back === 'string' ? back : undefined, origin(c)) ?? safePath(from, origin(c)) ?? `/${c.var.locale}`
  )
}

const noStore = { 'cache-control': 'private, no-store' }
const seeOther = (c: Asked, location: string) => c.body(null, 303, { location, ...noStore })

/** Where a command leads: a path of ours, by way of the payment provider's own page when it says so. */
function destinationOf(c: Asked, { to, leave }: Done<unknown>): string | undefined {
  const path = safePath(to, origin(c))
  const page = URL.parse(leave ?? '')
  const { PAYMENTS_ORIGIN, STORE_ORIGIN } = c.var.settings
  if (page === null || path === undefined || page.origin !== PAYMENTS_ORIGIN) return path
  page.searchParams.set('return', new URL(path, STORE_ORIGIN).href)
  page.searchParams.set('lang', locales[c.var.locale].language)
  return page.href
}

/** Where script goes: to the provider's page only where no page of ours asks in a dialog. */
const destinationFor = (c: Asked, done: Done<unknown>) =>
  destinationOf(
    c,
    done.asksThere === true ? { value: done.value, ...(done.to !== undefined && { to: done.to }) } : done,
  )

/** What a command did is told once; the next one that does something has the last word. */
async function tell(c: Asked, command: string, { said }: Done<unknown>): Promise<void> {
  if (said === undefined) keptSaid.forget(c)
  else await keptSaid.keep(c, { command, values: said })
}

const attachment = ({ fileName, contentType, content }: NonNullable<Done<unknown>['file']>) =>
  new Response(
    Uint8Array.from(atob(content), letter => letter.charCodeAt(0)),
    {
      headers: {
        'content-type': contentType,
        'content-disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '')}"`,
        ...noStore,
      },
    },
  )

async function answerForm(
  c: Asked,
  posted: Posted,
  name: string,
  command: SealedCommand,
  result: Result<Done<unknown>>,
) {
  if (result.ok) {
    await tell(c, name, result.value)
    if (result.value.notice !== undefined) await keptNotice.keep(c, result.value.notice)
    const { file } = result.value
    return file === undefined ? seeOther(c, destinationOf(c, result.value) ?? cameFrom(c, posted)) : attachment(file)
  }
  const kept = Object.entries(posted.input).filter(
    (field): field is [string, string] =>
      typeof field[1] === 'string' &&
      field[1].length <= 254 &&
      field[0] !== 'back' &&
      !command.secret.includes(field[0]),
  )
  const { code, detail } = result
  await keptRefused.keep(c, {
    command: name,
    code,
    detail,
    problems: problemsOf(detail),
    values: Object.fromEntries(kept),
  })
  return seeOther(c, safePath(refusedTo(detail), origin(c)) ?? cameFrom(c, posted))
}

const statusOf = (code: string) =>
  (code === 'INPUT' ? 422 : isErrorCode(code) ? errorStatus[code] : 503) as ContentfulStatusCode

/** Whether a path of ours is that of a page which says by itself what a command said. */
function isPersonalPath(path: string | undefined): boolean {
  const [, locale = '', rest = ''] = /^\/([a-z]{2}-[a-z]{2})(\/[^?#]*)?/.exec(path ?? '') ?? []
  const match = matchRoute(untranslatePath(rest, locale.slice(0, 2)))
  return match !== undefined && routeOf(match.name).kind === 'personal'
}

/** Where script goes on, with the dialog that opens there. */
const dialogOn = (to: string | undefined, { opens }: Done<unknown>) =>
  to === undefined || opens === undefined ? to : `${to.split('#')[0]}#modal=${opens}`

/** What script says itself: on a page that is everybody's; a personal one says it when it is shown. */
async function noticeFor(c: Asked, { notice, opens }: Done<unknown>, to: string | undefined) {
  if (opens !== undefined || notice === undefined) return undefined
  if (!isPersonalPath(to)) return notice
  await keptNotice.keep(c, notice)
  return undefined
}

/** A refusal that leads elsewhere is kept, so that the page there can say it. */
async function answerJson(c: Asked, name: string, result: Result<Done<unknown>>): Promise<Response> {
  const to = result.ok ? dialogOn(destinationFor(c, result.value), result.value) : undefined
  if (!result.ok && refusedTo(result.detail) !== undefined) {
    const { code, detail } = result
    await keptRefused.keep(c, { command: name, code, detail, problems: problemsOf(detail), values: {} })
  }
  if (result.ok) await tell(c, name, result.value)
  const notice = result.ok ? await noticeFor(c, result.value, to) : undefined
  const body = result.ok
    ? { ok: true, value: result.value.value, said: result.value.said, to, notice }
    : {
        ok: false,
        code: result.code,
        detail: result.detail,
        problems: problemsOf(result.detail),
        to: refusedTo(result.detail),
      }
  return c.json(body, result.ok ? 200 : statusOf(result.code), noStore)
}

/** `POST /-/{room}/{command}`: only from our own pages; a form gets a 303, script gets JSON. */
export const commandRoutes = new Hono<Storefront>().post('/:room/:command', spoken, visited, async c => {
  const { room, command: name } = c.req.param()
  const command = findCommand(room, name)
  if (command === undefined) return errorPage(c, 404)
  if (!isSameOrigin(c)) return Response.json({ ok: false, code: 'FORBIDDEN' }, { status: 403, headers: noStore })
  const posted = await read(c)
  if (posted === undefined) return Response.json({ ok: false, code: 'API400' }, { status: 400, headers: noStore })
  c.var.trace.notes.command = `${room}/${name}`
  const result = await execute(command, await contextOf(c), posted.input)
  if (!result.ok) c.var.trace.notes.refused = result.code
  return posted.isForm
    ? answerForm(c, posted, `${room}/${name}`, command, result)
    : answerJson(c, `${room}/${name}`, result)
})
