import { env, exports } from 'cloudflare:workers'

import { isLocale, localeOfCall, locales, type SiteName } from '#src/language/locales.ts'

type Options = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: BodyInit }

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

/** A browser without script: keeps cookies, follows nothing by itself, says where a request comes from. */
export function openBrowser() {
  const cookies = new Map<string, string>()

  const remember = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  async function ask(path: string, { method = 'GET', headers = {}, body }: Options = {}): Promise<Response> {
    await shopOpen(path)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await exports.default.fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { body }),
    })
    remember(answer)
    return answer
  }

  return {
    ask,
    cookies,
    /** Posts a plain form, as a page of ours would. */
    post: (path: string, fields: Record<string, string>) =>
      ask(path, {
        method: 'POST',
        headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
    /** Posts JSON, as our script would. */
    send: (path: string, json: unknown, method = 'POST', headers: Record<string, string> = {}) =>
      ask(path, {
        method,
        headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
        body: JSON.stringify(json),
      }),
  }
}

export type Browser = ReturnType<typeof openBrowser>
