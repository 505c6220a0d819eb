import type { FailedRequest } from '#src/measurement/visitors.ts'

/** So many failed requests are kept, the last ones. */
const mostKept = 500

export const failuresSchema = `
  CREATE TABLE IF NOT EXISTS failures (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL, at INTEGER NOT NULL, method TEXT NOT NULL, path TEXT NOT NULL,
    status INTEGER NOT NULL, reason TEXT NOT NULL, timings TEXT NOT NULL
  );`

type FailureRow = Omit<FailedRequest, 'timings' | 'correlationId'> & { id: string; timings: string }

/** The last requests that failed. */
export const failuresTable = (sql: SqlStorage) => ({
  add({ correlationId, at, method, path, status, reason, timings }: FailedRequest): void {
    const { number } = sql
      .exec<{ number: number }>(
        `INSERT INTO failures (id, at, method, path, status, reason, timings) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING number`,
        correlationId,
        at,
        method,
        path.slice(0, 300),
        status,
        reason.slice(0, 500),
        JSON.stringify(timings),
      )
      .one()
    sql.exec('DELETE FROM failures WHERE number <= ?', number - mostKept)
  },
  last: (most: number): FailedRequest[] =>
    sql
      .exec<FailureRow>(
        'SELECT id, at, method, path, status, reason, timings FROM failures ORDER BY number DESC LIMIT ?',
        most,
      )
      .toArray()
      .map(({ id, timings, ...row }) => ({
        ...row,
        correlationId: id,
        timings: JSON.parse(timings) as FailedRequest['timings'],
      })),
})
