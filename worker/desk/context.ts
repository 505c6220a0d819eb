import type { Context } from 'hono'

import type { Clock } from '#src/kit/time/clock.ts'
import type { TrafficReader } from '#src/measurement/traffic.ts'
import type { VisitorReader } from '#src/measurement/visitors.ts'

import type { DeskDatabase } from './db/database.ts'
import type { Looks } from './health/looks.ts'
import type { Turns } from './in-turn.ts'
import type { Operate } from './orders/operate.ts'
import type { RedirectsTools } from './redirects/redirects-tools.ts'
import type { ReadAccess } from './staff/access.ts'
import type { Member } from './staff/roles.ts'
import type { LiveAddresses } from './traffic/live-addresses.ts'
import type { Jobs } from './jobs/jobs.ts'

/** The desk's dependencies. */
export type Tools = {
  readonly db: DeskDatabase
  readonly clock: Clock
  readonly inTurn: Turns
  readonly jobs: Jobs
  readonly redirects: RedirectsTools
  readonly looks: Looks
  readonly traffic: TrafficReader
  readonly visitors: VisitorReader
  readonly storefront: Pick<Fetcher, 'fetch'>
  /** Pages as the storefront stores them. */
  readonly pages: KVNamespace
  readonly purgeKey: string | undefined
  /** Scheme and host of the deployed store; nothing where the desk was not told. */
  readonly storeOrigin: string | undefined
  /** Source maps of the browser's scripts, by `/<build>/<script>.map`. */
  readonly maps: Pick<Fetcher, 'fetch'> | undefined
  readonly operate: Operate | undefined
  /** The embedded platform itself, for its pages on this machine. */
  readonly platform: Pick<Fetcher, 'fetch'> | undefined
  readonly liveAddresses: LiveAddresses
  /** Has the desk's alarm go off at a moment (milliseconds since 1970), or before. */
  readonly wakeAt: (moment: number) => Promise<void>
  /** Work that goes on behind an answer. */
  readonly background: (work: Promise<unknown>) => void
  /** On this machine the seeded people sign in. */
  readonly isLocal: boolean
  /** Who Cloudflare Access let through; where it is set nobody signs in here. */
  readonly readAccess: ReadAccess | undefined
}

export type DeskEnv = { Variables: { readonly member: Member; readonly isLocal?: boolean } }
export type DeskContext = Context<DeskEnv>
