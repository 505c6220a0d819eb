import { createRedirectRules } from '#kv/redirects/storage/reader.ts'
import { createSingleKeyRules } from '#kv/redirects/single-key.ts'

import type { Settings } from '../bindings.ts'

/** An isolate's redirect rules: the published revision, and single-key rules. */
export function createRedirects(settings: Settings) {
  const refreshMs = settings.REDIRECTS_REFRESH_MS
  const tools = { kv: settings.RULES, clock: Date.now, refreshMs, timeoutMs: settings.KV_TIMEOUT_MS }
  return { published: createRedirectRules(tools), singleKey: createSingleKeyRules(tools) }
}

export type Redirects = ReturnType<typeof createRedirects>
