/** The first row of an answer, if there is one. */
export const first = <Row extends Record<string, SqlStorageValue>>(
  sql: SqlStorage,
  query: string,
  ...values: SqlStorageValue[]
): Row | undefined => sql.exec<Row>(query, ...values).toArray()[0]

/** The row that a statement with RETURNING always gives. */
export function written<Row extends Record<string, SqlStorageValue>>(
  sql: SqlStorage,
  query: string,
  ...values: SqlStorageValue[]
): Row {
  const row = first<Row>(sql, query, ...values)
  if (row === undefined) throw new Error(`Nothing was written: ${query}`)
  return row
}

/** An unguessable id of 144 bits. */
export const freshId = (prefix: string): string =>
  `${prefix}_${Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64url')}`
