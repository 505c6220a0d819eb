import type { Database } from './database.ts'

/** Names a client may make up are cut, so that counting them stays bounded. */
const named = (action: string): string => (/^[\w .:-]{1,64}$/.test(action) ? action : 'other')

/** Counts events of a day by what they say; the events themselves are kept nowhere. */
export const countEvents = (db: Database, stream: string, actions: readonly string[], at: number): number =>
  db.run(
    `INSERT INTO event_counts (day, stream, action, number)
     SELECT ?1, ?2, value, COUNT(*) FROM json_each(?3) WHERE true GROUP BY value
     ON CONFLICT (day, stream, action) DO UPDATE SET number = number + excluded.number`,
    new Date(at).toISOString().slice(0, 10),
    stream,
    JSON.stringify(actions.map(named)),
  )
