/**
 * A platform with more to do than it can answers 503 with `Retry-After` (seconds), at once and before it looks at the
 * request. This id in `errorDetails` says that it was the platform itself: nothing of the request was done.
 */
export const busyId = 'API503'
