import * as v from 'valibot'

import type { SingleKeyStore } from '#kv/redirects/single-key-list.ts'
import type { RulesStore } from '#kv/redirects/storage/storage.ts'
import { binding, origin, settingsReader, sharedKey } from '#src/kit/settings.ts'
import type { TrafficReader } from '#src/measurement/traffic.ts'
import type { VisitorReader } from '#src/measurement/visitors.ts'

import type { Following } from './following/following.ts'
import { staffSetting } from './staff/staff-setting.ts'

/** Every setting of the worker, and what the platform binds. */
export const settingsSchema = v.object({
  DESK: binding<DurableObjectNamespace<Following & Rpc.DurableObjectBranded>>('DESK'),
  /** The storefront: its addresses, its pages, and the hook that purges them. */
  STOREFRONT: binding<Fetcher>('STOREFRONT'),
  /** The storefront's counts. */
  EVENT_LOG: binding<DurableObjectNamespace<TrafficReader & VisitorReader & Rpc.DurableObjectBranded>>('EVENT_LOG'),
  /** Stored pages. */
  PAGES: binding<KVNamespace>('PAGES'),
  /** Source maps of the browser's scripts, which nobody but the desk is given (docs/decisions/042). */
  MAPS: v.optional(binding<Fetcher>('MAPS')),
  /** The embedded commerce platform, asked by the operator's calls. */
  COMMERCE: v.optional(binding<Fetcher>('COMMERCE')),
  /** The embedded payment provider and the embedded chat, where they run beside the store; asked how they are. */
  PAYMENTS: v.optional(binding<Fetcher>('PAYMENTS')),
  CHAT: v.optional(binding<Fetcher>('CHAT')),
  /** `https://<team>.cloudflareaccess.com`: who lets people in where the desk is deployed (docs/deploying.md). */
  ACCESS_TEAM: v.optional(origin),
  /** The audience tag of the desk's application at Cloudflare Access. Without both, nobody comes in where it is deployed. */
  ACCESS_AUDIENCE: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits'))),
  /** Who has which role, by e-mail address: `ada@example.com=publisher …`, separated by blanks. */
  STAFF: staffSetting,
  /** Scheme and host of the store, for links to it; on this machine the desk's own without `desk.`. */
  STORE_ORIGIN: v.optional(origin),
  /** Signs purges; the storefront has the same. Without it nothing is purged from here. Secret. */
  PURGE_KEY: v.optional(sharedKey(LOCAL_BUILD)),
  /** Opens the operator's calls; the platform has the same. Without it there are no orders here. Secret. */
  OPERATOR_KEY: v.optional(sharedKey(LOCAL_BUILD)),
  /** The Cloudflare account whose Analytics Engine has the store's counts; without all three the event log is asked. */
  ANALYTICS_ACCOUNT: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, '32 hexadecimal digits'))),
  /** The data set that the storefront writes to (`EVENTS`). */
  ANALYTICS_DATASET: v.optional(v.pipe(v.string(), v.regex(/^\w{1,64}$/, 'letters, digits and _'))),
  /** A token of Cloudflare's API that may read the account's analytics. Secret. */
  ANALYTICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(20))),
  RULES: binding<RulesStore & SingleKeyStore>('RULES'),
})

export type DeskSettings = v.InferOutput<typeof settingsSchema>

export const settingsOf = settingsReader('desk', settingsSchema)
