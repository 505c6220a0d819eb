/** An event's values besides its name. */
export type EventTags = Readonly<Record<string, unknown>>

/**
 * R379, R405: money of an event in hundredths, as the library reads it: `revenue` is given in the currency’s unit, sent
 * times 100 and rounded.
 */
export const withRevenueInHundredths = (tags: EventTags): Record<string, unknown> =>
  typeof tags.revenue === 'number' ? { ...tags, revenue: Math.round(tags.revenue * 100) } : { ...tags }
