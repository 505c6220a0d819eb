/** How the flag library is set up in this store: sizes in events or entries, times in milliseconds. */
export const flagSettings = {
  /** R369: the datafile is read anew so often. */
  updateIntervalMs: 300_000,
  /** R369: events go when so many wait, or after so long. */
  eventBatchSize: 10,
  eventFlushMs: 1_000,
  /** R371: a batch that was refused goes again so often, each time after twice as long. */
  eventRetries: 5,
  eventLeastBackOffMs: 1_000,
  eventMostBackOffMs: 32_000,
  /** R347: how long a request about flags may take. */
  requestTimeoutMs: 60_000,
  /** R373: how long segments, and events of the data platform, may take. */
  dataPlatformTimeoutMs: 10_000,
  /** R375 */
  segmentsKept: 1_000,
  segmentsKeptMs: 600_000,
  /** R376 */
  contextualDecisionsKept: 1_000,
  contextualDecisionsKeptMs: 1_800_000,
  /** R380: the client version reported with events. */
  clientVersion: '6.1.0',
} as const
