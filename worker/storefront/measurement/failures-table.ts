import type { FailedRequest } from '#src/measurement/visitors.ts'

/** So many failed requests are kept, the last ones. */
const mostKept = 500

/** What an earlier version kept had no steps; it is not kept on. */
export const failuresSchema = `
  DROP TABLE IF EXISTS failures;
  CREATE TABLE IF NOT EXISTS failed_requests (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL, request TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS failed_requests_id ON failed_requests (id);`

type Row = { request: string }

const mostOfText = { path: 300, reason: 500 } as const

const read = ({ request }: Row) => JSON.parse(request) as FailedRequest

/** The last requests that failed. */
export const failuresTable = (sql: SqlStorage) => ({
  add({ path, reason, ...request }: FailedRequest): void {
    const kept: FailedRequest = {
      ...request,
      path: path.slice(0, mostOfText.path),
      reason: reason.slice(0, mostOfText.reason),
    }
    const { number } = sql
      .exec<{ number: number }>(
        'INSERT INTO failed_requests (id, request) VALUES (?, ?) RETURNING number',
        kept.correlationId,
        JSON.stringify(kept),
      )
      .one()
    sql.exec('DELETE FROM failed_requests WHERE number <= ?', number - mostKept)
  },
  last: (most: number): FailedRequest[] =>
    sql.exec<Row>('SELECT request FROM failed_requests ORDER BY number DESC LIMIT ?', most).toArray().map(read),
  /** The last one of an id. */
  find: (id: string): FailedRequest | undefined =>
    sql
      .exec<Row>('SELECT request FROM failed_requests WHERE id = ? ORDER BY number DESC LIMIT 1', id)
      .toArray()
      .map(read)[0],
})
