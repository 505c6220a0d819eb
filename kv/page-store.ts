import { crc32, deflateRawSync } from 'node:zlib'

import * as v from 'valibot'

import type { Clock } from '#src/kit/time/clock.ts'
import { timeout } from '#src/kit/time/timeout.ts'

import { clockSkewMs } from './clock-skew.ts'
import { keys } from './keys.ts'
import { nameOf, sha256 } from './page-name.ts'
import type { StoredPage } from './stored-page.ts'

/** Packs nothing: only when it packs does zlib look which instructions the processor has, and with them a checksum takes a third of the time. */
deflateRawSync('')

const milliseconds = v.pipe(v.number(), v.finite(), v.minValue(0))

/** The `Link` header of a page's first picture. */
const early =
  /^<[!#-;=?-~]{1,300}>; rel=preload; as=image(?:; imagesrcset="[ !#-;=?-~]{1,900}"; imagesizes="[ !#-;=?-~]{1,200}")?; fetchpriority=high$/

/** KV keeps so many bytes of metadata with a value and refuses more: https://developers.cloudflare.com/kv/platform/limits/ */
const mostMetadata = 1_024

/** What is said of a stored page, which is kept without its `Link` where that would not be read again or has no room. */
function metadataOf({ link, ...facts }: Omit<StoredPage, 'body'>, checksum: number) {
  const bare = { ...facts, checksum }
  if (link === undefined || !early.test(link)) return bare
  const whole = { ...bare, link }
  return JSON.stringify(whole).length > mostMetadata ? bare : whole
}

const metadataSchema = v.object({
  status: v.literal(200),
  etag: v.pipe(v.string(), v.regex(/^"[0-9a-f]{32}"$/)),
  renderedAt: milliseconds,
  freshFor: milliseconds,
  tags: v.array(v.string()),
  style: v.optional(v.pipe(v.string(), v.regex(/^sha256-[\w+/]{43}=(?: sha256-[\w+/]{43}=)*$/))),
  link: v.optional(v.pipe(v.string(), v.regex(early))),
  checksum: v.number(),
})

/** Strong entity tag (RFC 9110 §8.8.3): half a SHA-256 of the bytes. Reckoned once, when the page is rendered. */
const etagOf = async (body: BufferSource) => `"${(await sha256(body)).slice(0, 32)}"`

const warn = (message: string, error: unknown) =>
  console.warn(JSON.stringify({ level: 'warn', message, reason: String(error) }))

/**
 * Pages in KV, with a checksum against what chance does to bytes: a small part of what a digest of every page read would
 * cost, and who may write to KV could forge either. Slow, broken or full of junk, KV is a miss and never an error (P9).
 */
export function createPageStore(kv: KVNamespace, timeoutMs: number, clock: Clock) {
  const keyOf = async (key: string) => keys.page(await nameOf(key))

  async function readNow(key: string): Promise<StoredPage | undefined> {
    const { value, metadata } = await kv.getWithMetadata(await keyOf(key), 'arrayBuffer')
    const known = v.safeParse(metadataSchema, metadata)
    if (value === null || !known.success) return undefined
    const { renderedAt, checksum } = known.output
    if (renderedAt > clock() + clockSkewMs) return undefined
    const body = new Uint8Array(value)
    return crc32(body) === checksum ? { ...known.output, body } : undefined
  }

  return {
    etag: etagOf,
    read: (key: string): Promise<StoredPage | undefined> => timeout(timeoutMs, readNow(key)).catch(() => undefined),
    write: async (key: string, page: StoredPage, staleMs: number): Promise<void> => {
      const { body, ...facts } = page
      const expirationTtl = Math.max(60, Math.ceil((page.freshFor + staleMs) / 1000))
      try {
        await kv.put(await keyOf(key), body, { metadata: metadataOf(facts, crc32(body)), expirationTtl })
      } catch (error) {
        warn('page not stored', error)
      }
    },
    remove: async (key: string): Promise<void> => {
      try {
        await kv.delete(await keyOf(key))
      } catch (error) {
        warn('page not removed', error)
      }
    },
  }
}
