import { keys } from '#kv/keys.ts'
import { readDatafile } from '#src/experiments/datafile.ts'
import { createFlagSet, type FlagSet } from '#src/experiments/flag-set.ts'
import { flagTag } from '#src/experiments/flag-tag.ts'
import { timeout } from '#src/kit/time/timeout.ts'

import type { StorefrontContext } from '../context.ts'
import type { Flags } from '../isolate/flags.ts'
import { parseJson } from '../json.ts'
import { log } from '../observability/log.ts'
import { commerceFor } from '../proxy/commerce-for.ts'
import { purgePages } from '../purging/purge-pages.ts'
import type { Settings } from '../bindings.ts'

/** R367: after a failure it is asked for again so much later, in ms, each time twice as late. */
const leastBackOffMs = 1_000
const backOffJitterMs = 500
/** A first look that takes longer has gone with the request that began it. */
const lostAfterMs = 10_000

const warn = (message: string) => log({ level: 'warn', message: `experiments: ${message}` })

/** The datafile as a flag set. A faulty one is logged and not used. */
function flagSetOf(json: unknown): FlagSet | undefined {
  const read = readDatafile(json, warn)
  if (!read.ok) warn(`the datafile was refused: ${String(read.detail)}`)
  return read.ok ? createFlagSet(read.value, warn) : undefined
}

/** The flags whose values or variants differ between two datafiles. */
const changedFlags = (before: FlagSet, after: FlagSet): readonly string[] =>
  [...new Set([...Object.keys(before.everybody), ...Object.keys(after.everybody)])].filter(
    flag => before.looksOf(flag) !== after.looksOf(flag),
  )

/** A new revision: kept as the last good one, and the pages it touches are gone. */
async function take(settings: Settings, known: Flags, flags: FlagSet): Promise<void> {
  const before = known.current
  known.current = flags
  if (before?.datafile.revision === flags.datafile.revision) return
  await settings.PAGES.put(keys.datafile(settings.EXPERIMENTS_KEY), JSON.stringify(flags.datafile))
  const changed = before === undefined ? [] : changedFlags(before, flags)
  if (changed.length > 0) await purgePages(settings, changed.map(flagTag), Date.now())
}

/** Asks for the datafile; what is had already stays when that fails (R311, R367). */
async function renew(c: StorefrontContext, known: Flags): Promise<FlagSet | undefined> {
  const { settings } = c.env
  known.dueAt = Date.now() + settings.EXPERIMENTS_REFRESH_MS
  const answer = await commerceFor(c)('experiments.datafile.get', { sdkKey: settings.EXPERIMENTS_KEY })
  if (!answer.ok) warn(`no datafile: ${answer.code === 'GEN500' ? 'the answer is none' : answer.code}`)
  const flags = answer.ok ? flagSetOf(answer.value) : undefined
  if (flags !== undefined) {
    known.failures = 0
    await take(settings, known, flags)
    return flags
  }
  const pause = Math.min(leastBackOffMs * 2 ** known.failures, settings.EXPERIMENTS_REFRESH_MS)
  known.failures += 1
  known.dueAt = Date.now() + pause + Math.random() * backOffJitterMs
  return known.current
}

/** The last good one that KV keeps, which is renewed with the next request; else what is answered now. */
async function firstLook(c: StorefrontContext, known: Flags): Promise<FlagSet | undefined> {
  const { PAGES, KV_TIMEOUT_MS, EXPERIMENTS_KEY } = c.env.settings
  const reading = PAGES.get(keys.datafile(EXPERIMENTS_KEY)).catch(() => undefined)
  const text = await timeout(KV_TIMEOUT_MS, reading)
  const kept = typeof text === 'string' ? parseJson(text) : undefined
  known.current ??= kept?.ok === true ? flagSetOf(kept.value) : undefined
  return known.current ?? renew(c, known)
}

/** Fetches the datafile once for all concurrent requests. None of them waits longer than for an optional call. */
function look(c: StorefrontContext, known: Flags): Promise<FlagSet | undefined> {
  const now = Date.now()
  if (known.looking === undefined || now - known.looking.since > lostAfterMs) {
    const work = firstLook(c, known)
      .catch(error => void warn(String(error)))
      .then(flags => {
        known.looking = undefined
        return flags ?? undefined
      })
    known.looking = { work, since: now }
    c.env.waitUntil(work)
  }
  return timeout(c.env.settings.OPTIONAL_CALL_TIMEOUT_MS, known.looking.work)
}

/**
 * The flags as this isolate knows them. A known datafile is used at once and renewed in the background every five
 * minutes (R369). Undefined when there has never been a valid one; the shop then runs without experiments.
 */
export function flagsFor(c: StorefrontContext): FlagSet | undefined | Promise<FlagSet | undefined> {
  const known = c.env.isolate.flags
  const isDue = Date.now() >= known.dueAt
  if (known.current === undefined) return isDue || known.looking !== undefined ? look(c, known) : undefined
  if (isDue) c.env.waitUntil(renew(c, known).catch(error => void warn(String(error))))
  return known.current
}
