import { settingsOf } from './bindings.ts'
import { importFeed } from './import/admin.ts'
import { mailbox } from './mail/mailbox.ts'
import { servePicture } from './pictures/serve.ts'
import { toPng } from './pictures/share/png.ts'
import { serveShareCard } from './pictures/share/serve.ts'
import { serveReference } from './reference/serve.ts'
import { siteOf } from './route.ts'
import { refusal } from './wire/refusal.ts'

/** On this machine the platform opens the way to the payment provider: `pay.localhost`. */
const isForProvider = (request: Request) => LOCAL_BUILD && new URL(request.url).hostname === 'pay.localhost'

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
    if (LOCAL_BUILD && pathname === '/admin/mailbox')
      return mailbox(request, async (name, to) => {
        const query = to === null ? '' : `?${new URLSearchParams({ to })}`
        const answer = await SITES.get(SITES.idFromName(name)).fetch(`https://site.internal/letters${query}`)
        return answer.json()
      })
    const site = siteOf(request)
    if (!site.ok) return refusal(site.code, site.detail)
    const isOpen = pathname === '/health' || (LOCAL_BUILD && pathname.startsWith('/identity/'))
    if (AUTH_ACCESS_KEY !== undefined && !isOpen && request.headers.get('auth-access') !== AUTH_ACCESS_KEY)
      return refusal('API400', { path: 'auth-access', message: 'client id missing' })
    return SITES.get(SITES.idFromName(site.value)).fetch(request)
  },
}
