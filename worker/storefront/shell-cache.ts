import * as v from 'valibot'

import { createClient } from '#src/commerce/client.ts'
import type { Locale } from '#src/language/locales.ts'
import { bareShell, loadShell, type Shell } from '#src/shop/content/shell.ts'

import { callUpstream } from './proxy/upstream.ts'
import type { Asked } from './storefront.ts'

const freshMs = 60_000
/** Longest a page waits for the shell when this isolate has none yet. */
const patienceMs = 1_000

type Known = { readonly shell: Shell; readonly at: number }

/** Shells this isolate has seen: content that everybody gets alike, so it may outlive a request. */
const known = new Map<Locale, Known>()
const loading = new Map<Locale, Promise<Shell | undefined>>()

const storedShape = v.custom<Shell>(value =>
  v.is(v.object({ menu: v.array(v.any()), footer: v.array(v.any()) }), value),
)
const keyOf = (locale: Locale) => `shell:2:${locale}`

async function fetchShell(c: Asked, locale: Locale): Promise<Shell | undefined> {
  const { settings, trace } = c.env
  const loaded = await loadShell(
    createClient(wire => callUpstream({ settings, trace, locale }, wire)),
    locale,
  )
  if (loaded === undefined) return undefined
  const shell: Shell = settings.ALLOW_FAVORITES === 'on' ? loaded : { ...loaded, keepsFavorites: false }
  known.set(locale, { shell, at: Date.now() })
  await settings.PAGES.put(keyOf(locale), JSON.stringify(shell), { expirationTtl: 86_400 }).catch(() => undefined)
  return shell
}

function refresh(c: Asked, locale: Locale): Promise<Shell | undefined> {
  const running = loading.get(locale)
  if (running !== undefined) return running
  const started = fetchShell(c, locale)
    .catch(() => undefined)
    .finally(() => loading.delete(locale))
  loading.set(locale, started)
  c.env.waitUntil(started)
  return started
}

async function storedShell(c: Asked, locale: Locale): Promise<Shell | undefined> {
  const stored = await c.env.settings.PAGES.get(keyOf(locale), 'json').catch(() => undefined)
  return v.is(storedShape, stored) ? stored : undefined
}

const late = (ms: number) =>
  new Promise<undefined>(resolve => {
    setTimeout(() => resolve(undefined), ms)
  })

/**
 * Menu and footer for a page: what this isolate knows, refreshed behind the answer; else what KV kept; else what
 * content says within a second; else the bare frame.
 */
export async function shellFor(c: Asked, locale: Locale): Promise<{ shell: Shell; isBare: boolean }> {
  const remembered = known.get(locale)
  if (remembered !== undefined) {
    if (Date.now() - remembered.at > freshMs) void refresh(c, locale)
    return { shell: remembered.shell, isBare: false }
  }
  const stored = await Promise.race([storedShell(c, locale), late(c.env.settings.KV_TIMEOUT_MS)])
  if (stored !== undefined) {
    known.set(locale, { shell: stored, at: 0 })
    void refresh(c, locale)
    return { shell: stored, isBare: false }
  }
  const fetched = await Promise.race([refresh(c, locale), late(patienceMs)])
  return fetched === undefined ? { shell: bareShell, isBare: true } : { shell: fetched, isBare: false }
}
