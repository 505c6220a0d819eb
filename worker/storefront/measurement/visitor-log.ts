import { DurableObject } from 'cloudflare:workers'

import type { FailedRequest, FunnelDimension, VisitorReader } from '#src/measurement/visitors.ts'

import { failuresSchema, failuresTable } from './failures-table.ts'
import { visitorsTable } from './visitors-table.ts'

const dayMs = 86_400_000

/** What the desk reads of a log of events, and the requests that failed. */
export class VisitorLog extends DurableObject implements VisitorReader {
  readonly #visitors: ReturnType<typeof visitorsTable>
  readonly #failures: ReturnType<typeof failuresTable>

  constructor(state: DurableObjectState, env: object) {
    super(state, env)
    state.storage.sql.exec(failuresSchema)
    this.#visitors = visitorsTable(state.storage.sql)
    this.#failures = failuresTable(state.storage.sql)
  }

  async recentEvents(most: number) {
    return this.#visitors.recent(most)
  }

  async funnel(days: number, by: FunnelDimension) {
    return this.#visitors.funnel(Date.now() - days * dayMs, by)
  }

  async vitals(days: number) {
    return this.#visitors.vitals(Date.now() - days * dayMs)
  }

  async clientErrors(days: number) {
    return this.#visitors.clientErrors(Date.now() - days * dayMs)
  }

  async exposures(days: number) {
    return this.#visitors.exposures(Date.now() - days * dayMs)
  }

  async failedRequests(most: number) {
    return this.#failures.last(most)
  }

  async failedRequest(correlationId: string) {
    return this.#failures.find(correlationId)
  }

  /** Keeps a request that failed. */
  recordFailure(failed: FailedRequest): void {
    this.#failures.add(failed)
  }
}
