import * as v from 'valibot'

import { binding } from '#src/kit/settings.ts'
import type { SubjectTraffic, TrafficCount, TrafficKind, TrafficReader } from '#src/measurement/traffic.ts'

import { purgeLedger, purgesSchema } from '../purging/purge-ledger.ts'
import type { StoredEvent } from './event.ts'
import { trafficSchema, trafficTable } from './traffic-table.ts'
import { VisitorLog } from './visitor-log.ts'

const dayMs = 86_400_000
/** Kept for so long, in milliseconds: thirteen months, so that a season can be compared with the one before. */
const keptMs = 395 * dayMs
/** Rows that are too old are looked for at most this often. */
const sweepMs = 3_600_000

/** What of the worker's environment it uses itself. */
const envSchema = v.object({ PAGES: binding<KVNamespace>('PAGES') })

type Row = {
  readonly id: string
  readonly name: string
  readonly at: number
  readonly locale: string
  readonly path: string
  readonly page_type: string | null
  readonly session: string | null
  readonly role: string
  readonly parameters: string
}

/**
 * Events in SQLite, each once: those of a store without Analytics Engine, and of one with it the ids of what must not be
 * counted twice. `npm run events` reads it.
 */
export class EventLog extends VisitorLog implements TrafficReader {
  #sweptAt = 0
  readonly #traffic: ReturnType<typeof trafficTable>
  readonly #purges: ReturnType<typeof purgeLedger>

  constructor(state: DurableObjectState, env: object) {
    super(state, env)
    state.storage.sql.exec(`
      CREATE TABLE IF NOT EXISTS events (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL, locale TEXT NOT NULL, path TEXT NOT NULL,
        page_type TEXT, session TEXT, role TEXT NOT NULL, parameters TEXT NOT NULL
      ) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS events_at ON events (at);
      CREATE TABLE IF NOT EXISTS claims (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
      ${purgesSchema}
      ${trafficSchema}`)
    this.#traffic = trafficTable(state.storage.sql)
    this.#purges = purgeLedger(state.storage.sql, v.parse(envSchema, env).PAGES)
  }

  /** Writes events down; one whose id is known already changes nothing. */
  record(events: readonly StoredEvent[]): void {
    const { sql } = this.ctx.storage
    this.ctx.storage.transactionSync(() => {
      for (const { id, name, at, locale, path, pageType, session, role, parameters } of events)
        sql.exec(
          'INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
          id,
          name,
          at,
          locale,
          path,
          pageType ?? null,
          session ?? null,
          role,
          JSON.stringify(parameters),
        )
    })
    this.#sweep()
  }

  /** Claims an event id; false when it was reported before. */
  claim(id: string): boolean {
    const claimed = this.ctx.storage.sql.exec(
      'INSERT INTO claims VALUES (?, ?) ON CONFLICT (id) DO NOTHING RETURNING id',
      id,
      Date.now(),
    )
    return claimed.toArray().length === 1
  }

  /** Purges tags; the one object that does, so that no purge takes another away. */
  purge(tags: readonly string[], now: number): Promise<void> {
    return this.#purges.add(tags, now)
  }

  /** The latest events, newest first. */
  latest(most: number): StoredEvent[] {
    return this.ctx.storage.sql
      .exec<Row>('SELECT * FROM events ORDER BY at DESC, id LIMIT ?', most)
      .toArray()
      .map(({ page_type, session, parameters, name, ...row }) => ({
        ...row,
        name: name as StoredEvent['name'],
        pageType: page_type ?? undefined,
        session: session ?? undefined,
        parameters: JSON.parse(parameters) as StoredEvent['parameters'],
      }))
  }

  /** Adds to what was counted today. */
  recordTraffic(counts: readonly TrafficCount[]): void {
    this.ctx.storage.transactionSync(() => this.#traffic.add(counts, Date.now()))
    this.#sweep()
  }

  async topTraffic(kind: TrafficKind, days: number, most: number): Promise<SubjectTraffic[]> {
    return this.#traffic.top(kind, Date.now() - days * dayMs, most)
  }

  async countTraffic(kind: TrafficKind, days: number, subjects: readonly string[]): Promise<Record<string, number>> {
    return this.#traffic.count(kind, Date.now() - days * dayMs, subjects)
  }

  async seenTraffic(kind: TrafficKind, days: number): Promise<string[]> {
    return this.#traffic.seen(kind, Date.now() - days * dayMs)
  }

  async trafficSince(): Promise<number | undefined> {
    return this.#traffic.since()
  }

  #sweep(): void {
    const now = Date.now()
    if (now - this.#sweptAt < sweepMs) return
    this.#sweptAt = now
    for (const table of ['events', 'claims'])
      this.ctx.storage.sql.exec(`DELETE FROM ${table} WHERE at < ?`, now - keptMs)
    this.#traffic.forget(now - keptMs)
  }
}
