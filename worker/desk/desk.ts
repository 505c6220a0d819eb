import { DurableObject } from 'cloudflare:workers'

import { createApp } from './app.tsx'
import { settingsOf } from './bindings.ts'
import { databaseOf } from './database.ts'
import schema from './schema.sql?raw'

/** The desk: its pages, the draft, who is signed in and the audit log. */
export class Desk extends DurableObject {
  readonly #app: ReturnType<typeof createApp>

  constructor(state: DurableObjectState, env: object) {
    super(state, env)
    state.storage.sql.exec(schema)
    const { RULES } = settingsOf(env)
    this.#app = createApp({ db: databaseOf(state.storage), kv: RULES, clock: Date.now, isLocal: LOCAL_BUILD })
  }

  override async fetch(request: Request): Promise<Response> {
    return this.#app.fetch(request)
  }
}
