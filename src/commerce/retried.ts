/** Statuses on which a GET is asked once more (R291). */
export const retriedStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Says that the worker has asked once more already, so that the browser does not. */
export const retrySpentHeader = 'x-retry-spent'
