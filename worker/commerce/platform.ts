import { memoize } from '#src/kit/memoize.ts'
import type { SiteName } from '#src/language/locales.ts'

import { settingsOf, type CommerceSettings } from './bindings.ts'
import { createEntrance } from './entrance.ts'
import { carrierPage } from './fulfilment/carrier-page.ts'
import { warehousePage } from './fulfilment/warehouse-page.ts'
import { importFeed } from './import/admin.ts'
import { mailbox } from './mail/outbox/mailbox.ts'
import { isReference, serveReference } from './reference/serve.ts'
import { siteOf } from './route.ts'
import { sameSecret } from './same-secret.ts'
import { askForPhoto, photoSiteOf } from './reviews/photos/address.ts'
import { scenariosPage, type Causes } from './scenarios/scenarios-page.ts'
import { named, refusal } from './http/refusal.ts'
import type { ShopSetup } from './shop-setup.ts'
import { siteWith } from './site.ts'

/** On this machine the platform opens the way to the payment provider: `pay.localhost`. */
const isForProvider = ({ hostname }: URL) => LOCAL_BUILD && hostname === 'pay.localhost'

/**
 * The comparison takes a twentieth of a short call, and a store says the same every time. A key that is looked up is hashed as a whole,
 * so the time for a wrong one says as little as before.
 */
const sameKey = memoize(sameSecret, 16)

/** Whether a store asks that knows the platform's key; where there is none, on this machine only, everybody does. */
const isStore = ({ headers }: Request, { AUTH_ACCESS_KEY: key }: CommerceSettings): boolean =>
  key === undefined || sameKey(headers.get('auth-access') ?? '', key)

/** Stores may read the API description; its page is for this machine alone. */
const mayRead = (request: Request, pathname: string, env: object): boolean =>
  pathname !== '/openapi.json' || isStore(request, settingsOf(env))

/** Requests that need no shop: pictures, and the API description. */
async function serveAtOnce(request: Request, { pathname }: URL, env: object): Promise<Response | undefined> {
  if (pathname.startsWith('/media/') && photoSiteOf(pathname) === undefined)
    return settingsOf(env).PICTURES.fetch(request)
  return isReference(pathname) && mayRead(request, pathname, env) ? serveReference(request) : undefined
}

/** Asks a site for what its local routes answer, or posts to them. */
type AskSite = <Answer>(site: SiteName, path: string, body?: unknown) => Promise<Answer>

/** Pages for operating the store on this machine. */
const localPages: Readonly<Record<string, (request: Request, ask: AskSite, causes: Causes) => Promise<Response>>> = {
  '/admin/mailbox': (request, ask) =>
    mailbox(request, (site, to) => ask(site, `/letters${to === null ? '' : `?${new URLSearchParams({ to })}`}`)),
  '/admin/warehouse': (request, ask) => warehousePage(request, (site, change) => ask(site, '/warehouse', change)),
  '/admin/scenarios': (request, ask, causes) =>
    scenariosPage(request, (site, change) => ask(site, '/scenarios', change), causes),
}

const isIdentity = (pathname: string) => pathname.startsWith('/identity/')
const isCarrier = (pathname: string) => pathname.startsWith('/carrier/')
const carrier: (typeof localPages)[string] = (request, ask) =>
  carrierPage(request, (site, number) => ask(site, `/carrier/${number}`))
const isLocalPage = (pathname: string) => isIdentity(pathname) || Object.hasOwn(localPages, pathname)

/** Whether a page of another site has a browser post this; scripts of this machine say nothing of where they are. */
function isFromElsewhere({ method, headers, url }: Request): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')]
  return (site !== null && site !== 'same-origin') || (origin !== null && origin !== new URL(url).origin)
}

/** The way into a shop from this isolate, and the id of its object, which takes a hash to work out. */
type ShopEntrance = { readonly entrance: ReturnType<typeof createEntrance>; readonly id: DurableObjectId }

const shopEntrances = new WeakMap<CommerceSettings, Map<SiteName, ShopEntrance>>()

function shopEntranceOf(settings: CommerceSettings, site: SiteName): ShopEntrance {
  const ofAll = shopEntrances.get(settings) ?? new Map<SiteName, ShopEntrance>()
  shopEntrances.set(settings, ofAll)
  const known = ofAll.get(site)
  if (known !== undefined) return known
  const { SITES, SITE_WAIT_MS: longestMs, SITE_MOST_WAITING: most } = settings
  const entrance = createEntrance({ clock: Date.now, random: Math.random, longestMs, most })
  const shopEntrance = { entrance, id: SITES.idFromName(site) }
  ofAll.set(site, shopEntrance)
  return shopEntrance
}

/** A page for operating the store on this machine, with data of a site. */
const localPage = (
  page: (typeof localPages)[string],
  request: Request,
  { SITES }: CommerceSettings,
  causes: Causes,
): Promise<Response> =>
  page(
    request,
    async (site, path, body) => {
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
      return (await SITES.get(SITES.idFromName(site)).fetch(`https://site.internal${path}`, init)).json()
    },
    causes,
  )

const isOperation = (pathname: string) =>
  /^\/admin\/(?:orders|photos|events|returns|letters|customers|products|content|changes|looks|queues)(?:\/|$)/.test(
    pathname,
  )

/** The operator's calls for one shop; without a key of theirs these addresses do not exist. */
async function operate(request: Request, { OPERATOR_KEY: key, SITES }: CommerceSettings): Promise<Response> {
  if (key === undefined) return refusal('API404')
  if (!sameSecret(request.headers.get('authorization') ?? '', `Bearer ${key}`)) return refusal('AUT401')
  const site = siteOf(request)
  return site.ok ? SITES.get(SITES.idFromName(site.value)).fetch(request) : refusal(site.code, site.detail)
}

async function answer(request: Request, env: object, causes: Causes): Promise<Response> {
  const url = new URL(request.url)
  const { pathname } = url
  const atOnce = await serveAtOnce(request, url, env)
  if (atOnce !== undefined) return atOnce
  const settings = settingsOf(env)
  const { SITES, PAYMENTS, ADMIN_KEY, PHOTOS: photos } = settings
  const photoSite = photoSiteOf(pathname)
  if (photoSite !== undefined) return askForPhoto(SITES.get(SITES.idFromName(photoSite)), pathname)
  if (isForProvider(url)) return PAYMENTS.fetch(request)
  if (LOCAL_BUILD && isLocalPage(pathname) && isFromElsewhere(request)) return new Response(null, { status: 403 })
  if (pathname === '/admin/catalog/import')
    return importFeed(request, {
      key: ADMIN_KEY,
      today: new Date().toISOString().slice(0, 10),
      photos,
      into: (site, products) => SITES.get(SITES.idFromName(site)).importCatalogue(products),
    })
  if (isOperation(pathname)) return operate(request, settings)
  const page = LOCAL_BUILD ? (isCarrier(pathname) ? carrier : localPages[pathname]) : undefined
  if (page !== undefined) return localPage(page, request, settings, causes)
  const site = siteOf(request)
  if (!site.ok) return refusal(site.code, site.detail)
  const isOpen = pathname === '/health' || pathname === '/health/letters' || (LOCAL_BUILD && isIdentity(pathname))
  if (!isOpen && !isStore(request, settings))
    return refusal('API400', { path: 'auth-access', message: 'client id missing' })
  const { entrance, id } = shopEntranceOf(settings, site.value)
  return entrance.through(request, pathname, admitted => SITES.get(id).fetch(admitted))
}

/**
 * The platform, whose shops open with what it is given: the class of their objects, which the worker exports as `Site`,
 * and what answers in front of them: pictures at once, every call by the site it is for.
 */
export const createPlatform = (setup: ShopSetup) => ({
  Site: siteWith(setup),
  fetch: async (request: Request, env: object): Promise<Response> =>
    named(request, await answer(request, env, setup.local?.causes ?? {})),
})
