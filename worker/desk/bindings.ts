import * as v from 'valibot'

import type { SingleKeyStore } from '#kv/redirects/single-key-list.ts'
import type { RulesStore } from '#kv/redirects/storage/storage.ts'
import { binding, settingsReader } from '#src/kit/settings.ts'

/** Every setting of the worker, and what the platform binds. */
export const settingsSchema = v.object({
  DESK: binding<DurableObjectNamespace>('DESK'),
  RULES: binding<RulesStore & SingleKeyStore>('RULES'),
})

export const settingsOf = settingsReader('desk', settingsSchema)
