import * as v from 'valibot'

import type { SingleKeyStore } from '#kv/redirects/single-key-list.ts'
import type { RulesStore } from '#kv/redirects/storage.ts'
import { binding, settingsReader, sharedKey } from '#src/kit/settings.ts'
import type { TrafficReader } from '#src/measurement/traffic.ts'

/** Every setting of the worker, and what the platform binds. */
export const settingsSchema = v.object({
  DESK: binding<DurableObjectNamespace>('DESK'),
  /** The storefront: its addresses, its pages, and the hook that purges them. */
  STOREFRONT: binding<Fetcher>('STOREFRONT'),
  /** What the storefront counts. */
  EVENT_LOG: binding<DurableObjectNamespace<TrafficReader & Rpc.DurableObjectBranded>>('EVENT_LOG'),
  /** Stored pages. */
  PAGES: binding<KVNamespace>('PAGES'),
  /** The embedded commerce platform, asked by the operator's calls. */
  COMMERCE: v.optional(binding<Fetcher>('COMMERCE')),
  /** Signs purges; the storefront has the same. Without it nothing is purged from here. Secret. */
  PURGE_KEY: v.optional(sharedKey(LOCAL_BUILD)),
  /** Opens the operator's calls; the platform has the same. Without it there are no orders here. Secret. */
  OPERATOR_KEY: v.optional(sharedKey(LOCAL_BUILD)),
  RULES: binding<RulesStore & SingleKeyStore>('RULES'),
})

export const settingsOf = settingsReader('desk', settingsSchema)
