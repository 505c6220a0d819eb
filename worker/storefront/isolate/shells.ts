import { createRenewals } from '#kv/renewals.ts'
import type { Locale } from '#src/language/locales.ts'
import type { Shell } from '#src/shop/content/shell.ts'

import type { Settings } from '../bindings.ts'

/** A shell, and when it was loaded (ms since 1970). */
export type LoadedShell = { readonly shell: Shell; readonly at: number }

/** Shells this isolate has loaded. They hold public content alone, so they may outlive a request. */
export const createShells = (settings: Settings) => ({
  loaded: new Map<Locale, LoadedShell>(),
  /** When KV is asked again for what another isolate is loading. */
  lookAt: new Map<Locale, number>(),
  /** Each with the way back to the top: one object for each shell, because what is rendered of a shell is kept by it. */
  withBackToTop: new WeakMap<Shell, Shell>(),
  loading: new Map<Locale, { readonly work: Promise<Shell | undefined>; readonly since: number }>(),
  renewals: createRenewals({ kv: settings.PAGES, clock: Date.now, timeoutMs: settings.KV_TIMEOUT_MS }),
})

export type Shells = ReturnType<typeof createShells>
