import { readPath } from '#kv/redirects/redirect-request.ts'
import type { Clock } from '#src/kit/time/clock.ts'
import { defaultLocale } from '#src/language/locales.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

import { nearestAmong } from './nearest-address.ts'

/** Asked of the store again after so long, in milliseconds. */
const freshMs = 300_000

type Nearest = (path: string) => string | undefined

/** Paths of a sitemap, without origin and locale. */
const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) => {
    const url = URL.parse(address)
    return url === null ? [] : [readPath(url.pathname, storeAddressing).spellings.at(-1) ?? '/']
  })

/** The addresses the store has, as its own sitemap tells them; none where it does not answer. */
export function createLiveAddresses(storefront: Pick<Fetcher, 'fetch'>, clock: Clock) {
  let known: { readonly nearest: Nearest; readonly at: number } | undefined
  return {
    /** Finds the live address that is most like another. */
    nearest: async (): Promise<Nearest> => {
      if (known !== undefined && clock() - known.at < freshMs) return known.nearest
      const answer = await storefront.fetch(`http://localhost/sitemaps/${defaultLocale}.xml`).catch(() => undefined)
      const paths = answer?.ok === true ? pathsIn(await answer.text()) : []
      if (paths.length > 0) known = { nearest: nearestAmong([...new Set(paths)]), at: clock() }
      return known?.nearest ?? (() => undefined)
    },
  }
}

export type LiveAddresses = ReturnType<typeof createLiveAddresses>
