import { readPath } from '#kv/redirects/redirect-request.ts'
import type { Clock } from '#src/kit/time/clock.ts'
import { defaultLocale } from '#src/language/locales.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

import { nearestAmong } from './nearest-address.ts'

/** Asked of the store again after so long, in milliseconds. */
const freshMs = 300_000

type Nearest = (path: string) => string | undefined

/** The addresses of a sitemap. */
const addressesIn = (sitemap: string): URL[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) => URL.parse(address) ?? [])

/** Their paths without locale. */
const pathOf = ({ pathname }: URL): string => readPath(pathname, storeAddressing).spellings.at(-1) ?? '/'

/** The addresses the store has, as its own sitemap tells them; none where it does not answer. */
export function createLiveAddresses(storefront: Pick<Fetcher, 'fetch'>, clock: Clock) {
  let known: { readonly addresses: readonly URL[]; readonly nearest: Nearest; readonly at: number } | undefined

  async function look() {
    if (known !== undefined && clock() - known.at < freshMs) return known
    const answer = await storefront.fetch(`http://localhost/sitemaps/${defaultLocale}.xml`).catch(() => undefined)
    const addresses = answer?.ok === true ? addressesIn(await answer.text()) : []
    if (addresses.length > 0)
      known = { addresses, nearest: nearestAmong([...new Set(addresses.map(pathOf))]), at: clock() }
    return known
  }

  return {
    /** All of them, in the default locale. */
    all: async (): Promise<readonly URL[]> => (await look())?.addresses ?? [],
    /** Finds the live address that is most like another. */
    nearest: async (): Promise<Nearest> => (await look())?.nearest ?? (() => undefined),
  }
}

export type LiveAddresses = ReturnType<typeof createLiveAddresses>
