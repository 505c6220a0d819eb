import type { Settings } from '../bindings.ts'
import type { StoredEvent } from './event.ts'

type Sinks = Pick<Settings, 'EVENTS' | 'EVENT_LOG'>

/** One log for the whole store. */
const logOf = ({ EVENT_LOG }: Sinks) => EVENT_LOG?.get(EVENT_LOG.idFromName('events'))

/**
 * An event as Analytics Engine takes it: one index, texts and numbers in columns that have no names.
 *
 * blobs: name, locale, path, page type, session, role, parameters as JSON, id; doubles: time in ms since 1970, value.
 */
const dataPoint = ({ id, name, at, locale, path, pageType, session, role, parameters }: StoredEvent) => ({
  indexes: [name],
  blobs: [name, locale, path, pageType ?? '', session ?? '', role, JSON.stringify(parameters).slice(0, 5_000), id],
  doubles: [at, typeof parameters.value === 'number' ? parameters.value : 0],
})

/** Names of events that count money: never reported twice, not even where what keeps them does not look. */
const isUnique = ({ name }: StoredEvent) => name === 'purchase'

/**
 * Writes events to Analytics Engine where it is bound, else into the store's own log; nowhere when neither is. Rejects
 * when the log does not answer.
 */
export async function writeEvents(sinks: Sinks, events: readonly StoredEvent[]): Promise<void> {
  const log = logOf(sinks)
  if (sinks.EVENTS === undefined) return log?.record(events)
  for (const event of events)
    if (!isUnique(event) || log === undefined || (await log.claim(event.id)))
      sinks.EVENTS.writeDataPoint(dataPoint(event))
}
