import * as v from 'valibot'

import { keys } from '#kv/keys.ts'
import { scopeTag } from '#kv/purges.ts'
import { timeout } from '#src/kit/time/timeout.ts'
import type { Locale } from '#src/language/locales.ts'
import { backToTopFlag, bareShell, loadShell, type Shell } from '#src/shop/content/shell.ts'
import { storedShell } from '#src/shop/content/stored-shell.ts'
import type { Preview } from '#src/shop/content/preview/preview.ts'

import { askFlag } from '../experiments/ask-flag.ts'
import type { LoadedShell } from '../isolate/shells.ts'
import { shellBudget } from '../proxy/budget.ts'
import { commerceFor } from '../proxy/commerce-for.ts'
import type { StorefrontContext } from '../context.ts'
import { previewing } from './preview.ts'

const freshMs = 60_000
/** While another isolate loads the shell, KV is asked for it again after this long. */
const lookAgainMs = 1_000
/** Seconds KV keeps a shell for when content is away. */
const keptSeconds = 86_400

const loadedSchema = v.pipe(v.string(), v.parseJson(), v.object({ shell: storedShell, at: v.number() }))

/** Whether everything in its locale was purged since: then something in it, such as a pop-up, has come or gone. */
const isGone = ({ env: { isolate } }: StorefrontContext, locale: Locale, { at }: LoadedShell): boolean =>
  isolate.pages.isPurgedSince([scopeTag(locale)], at)

const isFresh = ({ at }: LoadedShell) => Math.abs(Date.now() - at) <= freshMs

async function fetchShell(c: StorefrontContext, locale: Locale): Promise<Shell | undefined> {
  const { settings } = c.env
  const at = Date.now()
  const loaded = await loadShell(commerceFor(c, locale, { budget: shellBudget(settings) }), locale)
  if (loaded === undefined) return undefined
  const shell: Shell = settings.ALLOW_FAVORITES === 'on' ? loaded : { ...loaded, keepsFavorites: false }
  const now: LoadedShell = { shell, at }
  c.env.isolate.shells.loaded.set(locale, now)
  const kept = settings.PAGES.put(keys.shell(locale), JSON.stringify(now), { expirationTtl: keptSeconds })
  await kept.catch(() => undefined)
  return shell
}

/** The shell from KV. Undefined when KV is unavailable, slow, or holds something else. */
async function keptShell({ env: { settings } }: StorefrontContext, locale: Locale): Promise<LoadedShell | undefined> {
  const text = settings.PAGES.get(keys.shell(locale)).catch(() => undefined)
  const kept = v.safeParse(loadedSchema, await timeout(settings.KV_TIMEOUT_MS, text))
  return kept.success ? kept.output : undefined
}

/**
 * The shell another isolate has loaded in the meantime, or a new one from content, unless another isolate is loading
 * it.
 */
async function renewed(c: StorefrontContext, locale: Locale): Promise<Shell | undefined> {
  const { shells } = c.env.isolate
  const kept = await keptShell(c, locale)
  if (kept === undefined || !isFresh(kept))
    return (await shells.renewals.claim(keys.shell(locale))) ? fetchShell(c, locale) : undefined
  shells.loaded.set(locale, kept)
  return kept.shell
}

/** One load per locale at a time, which goes on behind the answer. */
function load(c: StorefrontContext, locale: Locale, from: typeof fetchShell): Promise<Shell | undefined> {
  const { loading } = c.env.isolate.shells
  const running = loading.get(locale)
  if (running !== undefined) return running.work
  const started = from(c, locale)
    .catch(() => undefined)
    .finally(() => loading.delete(locale))
  loading.set(locale, { work: started, since: Date.now() })
  c.env.waitUntil(started)
  return started
}

function renew(c: StorefrontContext, locale: Locale): void {
  const { lookAt } = c.env.isolate.shells
  if ((lookAt.get(locale) ?? 0) > Date.now()) return
  lookAt.set(locale, Date.now() + lookAgainMs)
  void load(c, locale, renewed)
}

/** The time left: requests that come later do not wait again for a shell that is already late. */
const leftMs = ({ env: { isolate, settings } }: StorefrontContext, locale: Locale): number =>
  Math.max(
    0,
    (isolate.shells.loading.get(locale)?.since ?? Date.now()) + settings.OPTIONAL_CALL_TIMEOUT_MS - Date.now(),
  )

/** A shell as its flag stands now, which a new revision of the datafile may change at any time. */
async function flagged(c: StorefrontContext, shell: Shell): Promise<Shell> {
  if ((await askFlag(c)(backToTopFlag)) !== 'on') return shell
  const { withBackToTop } = c.env.isolate.shells
  const known = withBackToTop.get(shell) ?? { ...shell, hasBackToTop: true }
  withBackToTop.set(shell, known)
  return known
}

/**
 * Menu and footer for a page: what this isolate knows, renewed behind the answer; else what KV kept; else, or once everything
 * was purged, what content says in the time that optional parts have; else the bare frame. A preview has its own.
 */
export async function shellFor(
  c: StorefrontContext,
  locale: Locale,
  preview?: Preview,
): Promise<{ shell: Shell; isBare: boolean }> {
  const { shell, isBare } = await (preview === undefined ? contentShell(c, locale) : previewedShell(c, locale, preview))
  return { shell: isBare ? shell : await flagged(c, shell), isBare }
}

/** What is not published yet is asked for this request, and kept for none. */
async function previewedShell(c: StorefrontContext, locale: Locale, preview: Preview) {
  const commerce = commerceFor(c, locale, { budget: shellBudget(c.env.settings) })
  const shell = await loadShell(previewing(commerce, preview), locale).catch(() => undefined)
  return { shell: shell ?? bareShell, isBare: shell === undefined }
}

async function contentShell(c: StorefrontContext, locale: Locale): Promise<{ shell: Shell; isBare: boolean }> {
  const { loaded } = c.env.isolate.shells
  const kept = loaded.get(locale) ?? (await keptShell(c, locale))
  if (kept !== undefined && !isGone(c, locale, kept)) {
    loaded.set(locale, kept)
    if (!isFresh(kept)) renew(c, locale)
    return { shell: kept.shell, isBare: false }
  }
  const fetched = await timeout(leftMs(c, locale), load(c, locale, fetchShell))
  return fetched === undefined ? { shell: kept?.shell ?? bareShell, isBare: true } : { shell: fetched, isBare: false }
}
