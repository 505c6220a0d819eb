import * as v from 'valibot'

/** Who makes the widths of photographs, and where they come from. */
export type PhotoHosts = {
  /** Whether Cloudflare Images of the store's own zone resizes them. */
  readonly isResizedHere: boolean
  /** Origin → the query parameter by which that host resizes itself; none where it does not. */
  readonly origins: ReadonlyMap<string, string | undefined>
}

/** `https://cdn.example?width`: an origin, and perhaps the name of a parameter. */
const isHost = (word: string): boolean => {
  const url = URL.parse(word)
  const isOrigin = url?.protocol === 'https:' && [url.origin, url.origin + url.search].includes(word)
  return isOrigin && !word.includes('*') && /^(?:\?[a-z]{1,20})?$/.test(url.search)
}

const resizer = 'cloudflare'

/**
 * Hosts of photographs: `cloudflare https://cdn.example https://photos.example?width`, separated by blanks. Nothing where
 * there are none.
 */
export const photoHosts = v.pipe(
  v.optional(v.string(), ''),
  v.transform(text => text.split(/\s+/).filter(word => word !== '')),
  v.check(
    ([first, ...others]) => (first === undefined || first === resizer || isHost(first)) && others.every(isHost),
    'cloudflare, where it resizes, then origins such as https://cdn.example or https://cdn.example?width',
  ),
  v.transform((words): PhotoHosts | undefined => {
    const hosts = words.filter(word => word !== resizer).map(word => new URL(word))
    if (hosts.length === 0) return undefined
    return {
      isResizedHere: words[0] === resizer,
      origins: new Map(hosts.map(({ origin, search }) => [origin, search === '' ? undefined : search.slice(1)])),
    }
  }),
)
