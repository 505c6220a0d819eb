import {
  createBatchEventProcessor,
  createInstance,
  createLogger,
  createOdpManager,
  createPollingProjectConfigManager,
  WARN,
  type Client,
} from '@optimizely/optimizely-sdk/browser'

import { sleep } from '#src/kit/time/timeout.ts'

import { createDispatcher } from './event-dispatcher.ts'
import { logHandlerFor, type Warn } from './logger.ts'
import { createRequestHandler, type RequestTools } from './request-handler.ts'
import { flagSettings } from './settings.ts'

/** Where a browser finds what the flag library asks for. */
export type FlagAddresses = {
  readonly sdkKey: string
  /** With `%s` for the key. */
  readonly datafile: string
  readonly events: string
  /** With `%s` for the experiment (R314). */
  readonly predictions: string
}

/** How events are gathered: when so many wait, or after so many milliseconds, they go. */
export type Batching = { readonly size: number; readonly flushMs: number }

const usualBatching: Batching = { size: flagSettings.eventBatchSize, flushMs: flagSettings.eventFlushMs }

export type BrowserTools = {
  readonly addresses: FlagAddresses
  /** The usual one unless said; what is not positive in it gives way to the library’s default, with a warning (R270). */
  readonly batching?: Batching
  readonly fetch: RequestTools['fetch']
  readonly warn: Warn
}

/**
 * The flag library as a browser uses it, after consent: reads the datafile anew every five minutes, keeps events until
 * they are taken, and asks the data platform for segments. Starts at once; `onReady` waits 30 s unless said (R378).
 */
export function createFlagLibrary({ addresses, batching = usualBatching, fetch, warn }: BrowserTools): Client {
  const requests = createRequestHandler({ fetch, warn, timeoutMs: flagSettings.requestTimeoutMs })
  // The types of the browser's entry leave out the handler, which its factory takes like the universal one.
  const polling = {
    sdkKey: addresses.sdkKey,
    urlTemplate: addresses.datafile,
    autoUpdate: true,
    updateInterval: flagSettings.updateIntervalMs,
    requestHandler: requests,
  }
  return createInstance({
    projectConfigManager: createPollingProjectConfigManager(polling),
    eventProcessor: createBatchEventProcessor({
      batchSize: batching.size,
      flushInterval: batching.flushMs,
      eventDispatcher: createDispatcher({ requests, url: addresses.events, wait: sleep }),
      // The dispatcher tries again by itself (R371).
      maxRetries: 0,
    }),
    odpManager: createOdpManager({
      segmentsApiTimeout: flagSettings.dataPlatformTimeoutMs,
      eventApiTimeout: flagSettings.dataPlatformTimeoutMs,
      segmentsCacheSize: flagSettings.segmentsKept,
      segmentsCacheTimeout: flagSettings.segmentsKeptMs,
    }),
    cmab: {
      predictionEndpointTemplate: addresses.predictions,
      cacheSize: flagSettings.contextualDecisionsKept,
      cacheTtl: flagSettings.contextualDecisionsKeptMs,
    },
    clientVersion: flagSettings.clientVersion,
    logger: createLogger({ level: WARN, logHandler: logHandlerFor(warn) }),
  })
}
