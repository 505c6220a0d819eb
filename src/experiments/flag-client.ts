import type { Client } from '@optimizely/optimizely-sdk/browser'

import type { FlagVisitor } from './visitor.ts'
import { parseVisitor } from './visitor.ts'
import { withRevenueInHundredths, type EventTags } from './revenue.ts'

/** R216 */
export type ClientState = 'new' | 'starting' | 'running' | 'stopping' | 'terminated' | 'failed'

/**
 * The client of feature flags: made by `make` when it is started for the first time, closed once. One that failed may be
 * waited for again; one that was closed may not.
 */
export function createFlagClient(make: () => Client) {
  let state: ClientState = 'new'
  let library: Client | undefined

  /** The library, once it has a datafile. Rejects when time runs out (R350, R378), it fails or is closed. */
  async function start(timeoutMs?: number): Promise<Client> {
    if (state === 'new') {
      state = 'starting'
      library = make()
    }
    if (library === undefined || state === 'terminated') throw new Error('the client of feature flags is closed')
    try {
      await library.onReady(timeoutMs === undefined ? {} : { timeout: timeoutMs })
      if (state === 'starting' || state === 'failed') state = 'running'
      return library
    } catch (error) {
      if (state === 'starting') state = 'failed'
      throw error
    }
  }

  /** Tells that a visitor did something; money in it goes in hundredths (R379). */
  function track(visitor: FlagVisitor, event: string, tags: EventTags = {}): void {
    const { id, attributes } = parseVisitor(visitor)
    library?.track(event, id, attributes, withRevenueInHundredths(tags))
  }

  /** Sends what waits, stops asking, and is over. */
  async function close(): Promise<void> {
    if (state === 'stopping' || state === 'terminated') return
    state = 'stopping'
    await library?.close()
    state = 'terminated'
  }

  return { start, track, close, state: () => state }
}
