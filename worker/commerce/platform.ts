import type { Site } from '#src/language/locales.ts'

import { settingsOf } from './bindings.ts'
import { importFeed } from './import/admin.ts'
import { mailbox } from './mail/mailbox.ts'
import { servePicture } from './pictures/serve.ts'
import { toPng } from './pictures/share/png.ts'
import { serveShareCard } from './pictures/share/serve.ts'
import { serveReference } from './reference/serve.ts'
import { siteOf } from './route.ts'
import { scenarioDeck } from './scenarios/deck.ts'
import { refusal } from './wire/refusal.ts'

/** On this machine the platform opens the way to the payment provider: `pay.localhost`. */
const isForProvider = (request: Request) => LOCAL_BUILD && new URL(request.url).hostname === 'pay.localhost'

/** Asks a site for what its local routes answer, or posts to them. */
type AskSite = <Answer>(site: Site, path: string, body?: unknown) => Promise<Answer>

/** Pages for whoever runs the store on this machine. */
const localPages: Readonly<Record<string, (request: Request, ask: AskSite) => Promise<Response>>> = {
  '/admin/mailbox': (request, ask) =>
    mailbox(request, (site, to) => ask(site, `/letters${to === null ? '' : `?${new URLSearchParams({ to })}`}`)),
  '/admin/scenarios': (request, ask) => scenarioDeck(request, (site, told) => ask(site, '/scenarios', told)),
}

/** The platform in front of its sites: pictures at once, every call to the site it is for. */
export const platform = {
  async fetch(request: Request, env: object): Promise<Response> {
    const picture = (await serveShareCard(request, toPng)) ?? servePicture(request)
    if (picture !== undefined) return picture
    const reference = serveReference(request)
    if (reference !== undefined) return reference
    const { SITES, PAYMENTS, AUTH_ACCESS_KEY, ADMIN_KEY } = settingsOf(env)
    if (isForProvider(request)) return PAYMENTS.fetch(request)
    const { pathname } = new URL(request.url)
    if (pathname === '/admin/catalog/import')
      return importFeed(request, {
        key: ADMIN_KEY,
        today: new Date().toISOString().slice(0, 10),
        into: (site, products) => SITES.get(SITES.idFromName(site)).importCatalogue(products),
      })
    const page = LOCAL_BUILD ? localPages[pathname] : undefined
    if (page !== undefined)
      return page(request, async (site, path, body) => {
        const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
        return (await SITES.get(SITES.idFromName(site)).fetch(`https://site.internal${path}`, init)).json()
      })
    const site = siteOf(request)
    if (!site.ok) return refusal(site.code, site.detail)
    const isOpen = pathname === '/health' || (LOCAL_BUILD && pathname.startsWith('/identity/'))
    if (AUTH_ACCESS_KEY !== undefined && !isOpen && request.headers.get('auth-access') !== AUTH_ACCESS_KEY)
      return refusal('API400', { path: 'auth-access', message: 'client id missing' })
    return SITES.get(SITES.idFromName(site.value)).fetch(request)
  },
}
