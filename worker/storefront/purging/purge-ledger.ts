import { purge, purgeLifetimeMs } from '#kv/purges.ts'

export const purgesSchema =
  'CREATE TABLE IF NOT EXISTS purges (tag TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;'

/**
 * The one writer of the purges in KV. KV shows a reader what was written a minute ago, and two writers take what the other
 * wrote away; so all that was purged stands here, and is written whole, one write after the other. What comes while one
 * is under way goes with the next.
 */
export function purgeLedger(sql: SqlStorage, kv: KVNamespace) {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined

  const write = async (): Promise<void> => {
    next = undefined
    const rows = sql.exec<{ tag: string; at: number }>('SELECT tag, at FROM purges').toArray()
    await purge(kv, Object.fromEntries(rows.map(({ tag, at }) => [tag, at])), Date.now())
  }

  return {
    /** Purges tags as of a moment, in milliseconds since 1970; done when KV has it. */
    add(tags: readonly string[], now: number): Promise<void> {
      sql.exec('DELETE FROM purges WHERE at < ?', now - purgeLifetimeMs)
      for (const tag of tags)
        sql.exec('INSERT INTO purges VALUES (?, ?) ON CONFLICT DO UPDATE SET at = MAX(at, excluded.at)', tag, now)
      if (next === undefined) {
        next = last.then(write)
        last = next.catch(() => undefined)
      }
      return next
    },
  }
}
