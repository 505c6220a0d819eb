import { DurableObject } from 'cloudflare:workers'

import { createApp } from './app.tsx'
import { settingsOf } from './bindings.ts'
import { databaseOf } from './db/database.ts'
import { migrateDesk } from './db/migrate.ts'

/** The desk: its pages, the draft, who is signed in and the audit log. */
export class Desk extends DurableObject {
  readonly #app: ReturnType<typeof createApp>

  constructor(state: DurableObjectState, env: object) {
    super(state, env)
    const db = databaseOf(state.storage)
    migrateDesk(db)
    const { RULES } = settingsOf(env)
    this.#app = createApp({ db, kv: RULES, clock: Date.now, isLocal: LOCAL_BUILD })
  }

  override async fetch(request: Request): Promise<Response> {
    return this.#app.fetch(request)
  }
}
