import * as v from 'valibot'

import type { Clock } from '#src/kit/time/clock.ts'
import { timeout } from '#src/kit/time/timeout.ts'

import { clockSkewMs } from './clock-skew.ts'
import { keys } from './keys.ts'

/** Tag → when it was last purged, ms since 1970. */
const ledgerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.pipe(v.number(), v.finite(), v.minValue(0))),
)
type Ledger = v.InferOutput<typeof ledgerSchema>

/** The tag every page carries. */
export const everything = '*'
/** Parts of a purge that a page has to carry together: `product:FH64030&in:en-us` is that product's pages in one locale. */
export const together = '&'
/** What a page carries so that a purge may be of its locale alone. */
export const scopeTag = (locale: string): string => `in:${locale}`

const isScope = (tag: string): boolean => tag.startsWith('in:')

/** Everything that purges a page with these tags. */
export function purgedBy(tags: readonly string[]): readonly string[] {
  const all = [everything, ...tags]
  const scopes = tags.filter(isScope)
  return [...all, ...scopes.flatMap(scope => all.map(tag => tag + together + scope))]
}

/** Purges older than this concern no page that could still be stored, in milliseconds. */
export const purgeLifetimeMs = 2 * 86_400_000

/** The purges until `now`; undefined when KV holds no valid ledger. */
async function readLedger(kv: KVNamespace, now: number): Promise<Ledger> {
  const parsed = v.safeParse(ledgerSchema, await kv.get(keys.purges))
  const known = parsed.success ? Object.entries(parsed.output) : []
  return Object.fromEntries(known.filter(([, at]) => at <= now + clockSkewMs))
}

/**
 * Makes every stored page count as gone that carries one of these tags and was made at its moment or before. Two at once may
 * lose one of them: there is to be one writer (worker/storefront/purging).
 */
export async function purge(kv: KVNamespace, purged: Ledger, now: number): Promise<void> {
  const ledger = await readLedger(kv, now)
  for (const [tag, at] of Object.entries(purged)) ledger[tag] = Math.max(at, ledger[tag] ?? 0)
  const recent = Object.entries(ledger).filter(([, at]) => now - at < purgeLifetimeMs)
  await kv.put(keys.purges, JSON.stringify(Object.fromEntries(recent)))
}

export type Purges = ReturnType<typeof createPurges>

/**
 * The purges this isolate knows of, read again at most every `checkMs`. A request waits for that only after an idle
 * time, so a purge takes effect within five seconds (P7) and a busy isolate is not slowed down.
 */
export function createPurges(kv: KVNamespace, clock: Clock, checkMs: number, timeoutMs: number) {
  let ledger: Ledger = {}
  /** The last purge of all: pages made after it need no look at their tags. */
  let latest = Number.NEGATIVE_INFINITY
  let checkedAt = Number.NEGATIVE_INFINITY

  async function load() {
    const loaded = await timeout(timeoutMs, readLedger(kv, clock())).catch(() => undefined)
    if (loaded === undefined) return
    ledger = loaded
    latest = Math.max(Number.NEGATIVE_INFINITY, ...Object.values(ledger))
  }

  return {
    /** Whether one of `tags`, or everything, was purged at `moment` or after it. */
    isPurgedSince: (tags: readonly string[], moment: number): boolean =>
      latest >= moment && purgedBy(tags).some(tag => (ledger[tag] ?? Number.NEGATIVE_INFINITY) >= moment),
    /** Whether anything at all was. */
    hasPurgedSince: (moment: number): boolean => latest >= moment,
    /** Has the next check be due: something was purged just now. */
    lookAgain: (): void => {
      checkedAt = Number.NEGATIVE_INFINITY
    },
    /** A check that is due: wait for it. Nothing when the knowledge is recent enough. */
    check: (): Promise<void> | undefined => {
      const now = clock()
      if (now - checkedAt < checkMs) return undefined
      checkedAt = now
      return load()
    },
  }
}
