export type SqlValue = string | number | null
export type SqlRow = Record<string, SqlValue>

/** The desk's own SQLite. Everything is synchronous; `transact` undoes all when its function throws. */
export type DeskDatabase = {
  readonly all: <R extends SqlRow>(sql: string, ...values: readonly SqlValue[]) => R[]
  readonly run: (sql: string, ...values: readonly SqlValue[]) => void
  readonly transact: <Result>(work: () => Result) => Result
}

export const databaseOf = (storage: DurableObjectStorage): DeskDatabase => ({
  all: <R extends SqlRow>(sql: string, ...values: readonly SqlValue[]) => storage.sql.exec<R>(sql, ...values).toArray(),
  run: (sql, ...values) => void storage.sql.exec(sql, ...values),
  transact: work => storage.transactionSync(work),
})
