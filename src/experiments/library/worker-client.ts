import {
  createInstance,
  createLogger,
  createStaticProjectConfigManager,
  OptimizelyDecideOption,
  WARN,
  type Client,
} from '@optimizely/optimizely-sdk/universal'

import type { Datafile } from '#src/commerce/calls/experiments/datafile-shapes.ts'

import { decide, runningHoldouts, type DecisionRequest, type Decision } from '../decide.ts'
import { logHandlerFor, once, type Warn } from './logger.ts'
import { flagSettings } from './settings.ts'

/** Requests the library would make; in the worker it decides without any. */
const noRequests = {
  makeRequest: () => ({ abort: () => undefined, responsePromise: Promise.reject(new Error('no request from here')) }),
}

const instanceOf = (datafile: Datafile, warn: Warn): Client =>
  createInstance({
    projectConfigManager: createStaticProjectConfigManager({ datafile: JSON.stringify(datafile) }),
    requestHandler: noRequests,
    clientVersion: flagSettings.clientVersion,
    // An isolate keeps no timers: what ends with a request must not be waited for by the next.
    disposable: true,
    // A page that is stored is decided for many who look at it; the browser that shows it counts.
    defaultDecideOptions: [OptimizelyDecideOption.DISABLE_DECISION_EVENT],
    logger: createLogger({ level: WARN, logHandler: logHandlerFor(once(warn)) }),
  })

export type Decider = {
  readonly datafile: Datafile
  readonly decide: (asked: DecisionRequest) => Readonly<Record<string, Decision>>
}

/**
 * The flag library as the worker uses it: it decides by one datafile and holds nothing of a visitor. Nothing when the
 * library does not take the datafile; why is told to `warn`.
 */
export function createDecider(datafile: Datafile, warn: Warn): Decider | undefined {
  const client = instanceOf(datafile, warn)
  if (client.getOptimizelyConfig() === null) return undefined
  const held = runningHoldouts(datafile)
  return { datafile, decide: asked => decide(client, held, asked) }
}
