import { keys } from '#kv/keys.ts'
import { readStoppedExperiments } from '#kv/stopped-experiments.ts'
import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'
import { readDatafile, withStopped } from '#src/experiments/datafile.ts'
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

/** A datafile that is sound; a faulty one is logged and not used. */
function datafileIn(json: unknown): Datafile | undefined {
  const read = readDatafile(json, warn)
  if (!read.ok) warn(`the datafile was refused: ${String(read.detail)}`)
  return read.ok ? read.value : undefined
}

/** The flags whose values or variants differ between two datafiles. */
const changedFlags = (before: FlagSet, after: FlagSet): readonly string[] =>
  [...new Set([...Object.keys(before.everybody), ...Object.keys(after.everybody)])].filter(
    flag => before.looksOf(flag) !== after.looksOf(flag),
  )

/**
 * Decides by a datafile from now on, without what is stopped. The flags that look otherwise than before; undefined when the
 * library does not take it.
 */
function decideBy(known: Flags, source: Datafile): readonly string[] | undefined {
  const flags = createFlagSet(withStopped(source, known.stopped), warn)
  if (flags === undefined) return undefined
  const before = known.current
  Object.assign(known, { current: flags, source })
  return before === undefined ? [] : changedFlags(before, flags)
}

/** The pages that flags touch are gone. */
const purgeFlags = async (settings: Settings, changed: readonly string[]): Promise<void> =>
  changed.length > 0 ? purgePages(settings, changed.map(flagTag), Date.now()) : undefined

/** Reads which experiments are stopped, and stops or resumes them here. What KV does not say stays as it is. */
async function renewStopped({ env: { settings, waitUntil } }: StorefrontContext, known: Flags): Promise<void> {
  known.stoppedDueAt = Date.now() + settings.PURGE_CHECK_MS
  const reading = readStoppedExperiments(settings.PAGES).catch(() => undefined)
  const stopped = await timeout(settings.KV_TIMEOUT_MS, reading)
  if (stopped === undefined || String(stopped) === String(known.stopped)) return
  known.stopped = stopped
  const changed = known.source && decideBy(known, known.source)
  if (changed !== undefined) waitUntil(purgeFlags(settings, changed))
}

/** A new revision: kept as the last good one, and the pages it touches are gone. False when the library does not take it. */
async function take(settings: Settings, known: Flags, source: Datafile): Promise<boolean> {
  const isKept = known.source?.revision === source.revision
  const changed = decideBy(known, source)
  if (changed === undefined) return false
  if (!isKept) await settings.PAGES.put(keys.datafile(settings.EXPERIMENTS_KEY), JSON.stringify(source))
  await purgeFlags(settings, changed)
  return true
}

/** Asks for the datafile; what is had already stays when that fails (R311, R367). */
async function renew(c: StorefrontContext, known: Flags): Promise<FlagSet | undefined> {
  const { settings } = c.env
  known.dueAt = Date.now() + settings.EXPERIMENTS_REFRESH_MS
  const answer = await commerceFor(c)('experiments.datafile.get', { sdkKey: settings.EXPERIMENTS_KEY })
  if (!answer.ok) warn(`no datafile: ${answer.code === 'GEN500' ? 'the answer is none' : answer.code}`)
  const source = answer.ok ? datafileIn(answer.value) : undefined
  if (source !== undefined && (await take(settings, known, source))) {
    known.failures = 0
    return known.current
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
  const [text] = await Promise.all([timeout(KV_TIMEOUT_MS, reading), renewStopped(c, known)])
  const kept = typeof text === 'string' ? parseJson(text) : undefined
  const source = kept?.ok === true ? datafileIn(kept.value) : undefined
  if (known.current === undefined && source !== undefined) decideBy(known, source)
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
 * minutes (R369), and so is what the desk has stopped, every PURGE_CHECK_MS; a request waits for that only after an idle
 * time. Undefined when there has never been a valid datafile; the shop then runs without experiments.
 */
export function flagsFor(c: StorefrontContext): FlagSet | undefined | Promise<FlagSet | undefined> {
  const known = c.env.isolate.flags
  const now = Date.now()
  const isDue = now >= known.dueAt
  if (known.current === undefined) return isDue || known.looking !== undefined ? look(c, known) : undefined
  const late = now - known.stoppedDueAt
  if (!isDue && late < 0) return known.current
  const inBackground = (work: Promise<unknown>) => c.env.waitUntil(work.catch(error => void warn(String(error))))
  if (isDue) inBackground(renew(c, known))
  if (late < 0) return known.current
  const work = renewStopped(c, known).then(() => known.current)
  if (late >= c.env.settings.PURGE_CHECK_MS) return work
  inBackground(work)
  return known.current
}
