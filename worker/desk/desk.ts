import { DurableObject } from 'cloudflare:workers'

import { createApp } from './app.tsx'
import { settingsOf, type DeskSettings } from './bindings.ts'
import type { Tools } from './context.ts'
import { databaseOf } from './db/database.ts'
import { migrateDesk } from './db/migrate.ts'
import { createLooks } from './health/looks.ts'
import { createTurns } from './in-turn.ts'
import { operatorOf } from './orders/operate.ts'
import { accessReader } from './staff/access.ts'
import { storeThrough } from './redirects/live-store.ts'
import { createReviewMemory } from './redirects/review-memory.ts'
import { publishDue } from './redirects/scheduled.ts'
import { createLiveAddresses } from './traffic/live-addresses.ts'
import { analyticsReader } from './traffic/analytics-reader.ts'
import { trafficReader } from './traffic/traffic-reader.ts'
import { analyticsVisitors } from './visitors/analytics-visitors.ts'
import { visitorReader } from './visitors/visitor-reader.ts'
import { createJobs } from './jobs/jobs.ts'
import { followAll, followEveryMs } from './following/follow.ts'
import { settleLooks } from './customers/looks.ts'
import type { Following } from './following/following.ts'

function accessOf({ ACCESS_TEAM: team, ACCESS_AUDIENCE: audience, STAFF: staff }: DeskSettings) {
  return team === undefined || audience === undefined ? undefined : accessReader({ team, audience, staff })
}

/** Counts and events are read where the storefront has written them: in Analytics Engine, or in the event log. */
function measuredOf({ EVENT_LOG, ...settings }: DeskSettings): Pick<Tools, 'traffic' | 'visitors'> {
  const { ANALYTICS_ACCOUNT: account, ANALYTICS_DATASET: dataset, ANALYTICS_TOKEN: token } = settings
  const [traffic, visitors] = [trafficReader(EVENT_LOG), visitorReader(EVENT_LOG)]
  if (account === undefined || dataset === undefined || token === undefined) return { traffic, visitors }
  const analytics = { account, dataset, token }
  return { traffic: analyticsReader(analytics), visitors: analyticsVisitors(analytics, visitors) }
}

function toolsOf(state: DurableObjectState, env: object): Tools {
  const settings = settingsOf(env)
  const { RULES, STOREFRONT, PAGES, PURGE_KEY, COMMERCE, OPERATOR_KEY, PAYMENTS, CHAT } = settings
  const db = databaseOf(state.storage)
  migrateDesk(db)
  const inTurn = createTurns()
  const wakeAt = async (moment: number): Promise<void> => {
    const set = await state.storage.getAlarm()
    if (set === null || moment < set) await state.storage.setAlarm(moment)
  }
  const jobs = createJobs({ inTurn, waitUntil: work => state.waitUntil(work) })
  const redirects = {
    db,
    kv: RULES,
    reviews: createReviewMemory(),
    jobs,
    liveStore: storeThrough(STOREFRONT),
    wakeAt,
  }
  const clock = Date.now
  const operate = operatorOf(COMMERCE, OPERATOR_KEY)
  const parts = { storefront: STOREFRONT, pages: PAGES, platform: COMMERCE, operate, redirects }
  return {
    ...parts,
    db,
    clock,
    inTurn,
    jobs,
    looks: createLooks({ ...parts, payments: PAYMENTS, chat: CHAT, db, clock }),
    ...measuredOf(settings),
    purgeKey: PURGE_KEY,
    storeOrigin: settings.STORE_ORIGIN,
    maps: settings.MAPS,
    liveAddresses: createLiveAddresses(STOREFRONT, clock),
    wakeAt,
    background: work => state.waitUntil(work),
    isLocal: LOCAL_BUILD,
    readAccess: accessOf(settings),
  }
}

/** The desk: its pages, the draft, who is signed in and the audit log. */
export class Desk extends DurableObject implements Following {
  readonly #tools: Tools
  readonly #app: ReturnType<typeof createApp>

  constructor(state: DurableObjectState, env: object) {
    super(state, env)
    this.#tools = toolsOf(state, env)
    this.#app = createApp(this.#tools)
    const { wakeAt, clock, looks } = this.#tools
    state.waitUntil(wakeAt(Math.min(clock() + followEveryMs, looks.nextAt())))
  }

  override async fetch(request: Request): Promise<Response> {
    return this.#app.fetch(request)
  }

  /** Scheduled publications, what the platform says was changed, and looks at how the store is. */
  override async alarm(): Promise<void> {
    const { inTurn, redirects, clock, looks, wakeAt } = this.#tools
    await inTurn(() => publishDue(redirects, clock()))
    // A platform that cannot be followed is what a look has to find.
    await Promise.all([looks.lookWhenDue(), this.follow(), settleLooks(this.#tools)])
    await wakeAt(looks.nextAt())
  }

  /** Purges what was changed since the last time; asked for by the alarm, and deployed by a cron as well. */
  async follow(): Promise<void> {
    const { inTurn, wakeAt } = this.#tools
    await wakeAt(await inTurn(() => followAll(this.#tools)))
  }
}
