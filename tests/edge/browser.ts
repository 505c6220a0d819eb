import { env, exports } from 'cloudflare:workers'

import { isLocale, localeOfCall, locales, type SiteName } from '#src/language/locales.ts'

import { browserOver } from '../shoppers/browser.ts'
import type { PostForm } from '../shoppers/cards.ts'

const origin = 'http://localhost'

type Shops = { readonly SITES: DurableObjectNamespace }

const opened = new Map<SiteName, Promise<unknown>>()

/** The shop that an address is of, by the locale in its path or query. */
function shopOf(path: string): SiteName | undefined {
  const [, first = ''] = /^\/([a-z]{2}-[a-z]{2})(?![\w-])/.exec(path) ?? []
  const named = localeOfCall(/[?&]locale=(\w+)/.exec(path)?.[1] ?? '')
  const locale = isLocale(first) ? first : named
  return locale && locales[locale].site
}

/**
 * Waits for the shop of an address to be open: on a busy machine filling it takes longer than a page waits for anything,
 * and that is no matter of these tests. It is asked past what watches the platform.
 */
export function shopOpen(path: string): Promise<unknown> | undefined {
  const site = shopOf(path)
  if (site === undefined) return undefined
  const { SITES } = env as unknown as Shops
  const health = () => SITES.get(SITES.idFromName(site)).fetch('https://site.internal/health')
  const opening = opened.get(site) ?? health().then(answer => answer.text())
  opened.set(site, opening)
  return opening
}

/** Whoever asks for a shop from now on waits for it to be filled anew. */
export const closeShops = (): void => opened.clear()

/** A browser without script, in front of the worker under test. */
export const openBrowser = () =>
  browserOver<Response>({
    origin,
    exchange: async (path, request) => {
      await shopOpen(path)
      return exports.default.fetch(`${origin}${path}`, { ...request, redirect: 'manual' })
    },
    setCookies: answer => answer.headers.getSetCookie(),
  })

export type Browser = ReturnType<typeof openBrowser>

/** Posts to the payment provider, which is another host of the same runtime. */
export const postToProvider: PostForm = async ({ href }, headers, body) =>
  (await exports.default.fetch(href, { method: 'POST', headers, body })).text()
