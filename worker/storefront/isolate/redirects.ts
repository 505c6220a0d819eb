import { createRuleless } from '#kv/redirects/match/ruleless.ts'
import { createRedirectRules } from '#kv/redirects/storage/reader.ts'
import { createSingleKeyRules } from '#kv/redirects/single-key.ts'
import { storeAddressing } from '#src/redirects/addresses.ts'

import type { Settings } from '../bindings.ts'

/** An isolate's redirect rules: the published revision, which paths it says nothing of, and single-key rules. */
export function createRedirects(settings: Settings) {
  const refreshMs = settings.REDIRECTS_REFRESH_MS
  const tools = { kv: settings.RULES, clock: Date.now, refreshMs, timeoutMs: settings.KV_TIMEOUT_MS }
  return {
    published: createRedirectRules(tools),
    singleKey: createSingleKeyRules(tools),
    isRuleless: createRuleless(storeAddressing),
  }
}

export type Redirects = ReturnType<typeof createRedirects>
