import { parse, type GenericSchema } from 'valibot'

/** A column's possible values. */
export type Value = string | number | null

export type DatabaseRow = Record<string, Value>

/**
 * The object's own SQLite, in plain SQL with typed rows (decision 003). Everything is synchronous: nothing can happen
 * between two statements of one handler, and `transact` undoes all of its statements when its function throws.
 */
export type Database = {
  readonly all: <R extends DatabaseRow>(sql: string, ...values: readonly Value[]) => R[]
  readonly first: <R extends DatabaseRow>(sql: string, ...values: readonly Value[]) => R | undefined
  /** Runs a statement and gives the number of rows it wrote. */
  readonly run: (sql: string, ...values: readonly Value[]) => number
  readonly transact: <Result>(work: () => Result) => Result
}

export const databaseOf = (storage: DurableObjectStorage): Database => ({
  all: <R extends DatabaseRow>(sql: string, ...values: readonly Value[]) =>
    storage.sql.exec<R>(sql, ...values).toArray(),
  first: <R extends DatabaseRow>(sql: string, ...values: readonly Value[]) =>
    storage.sql.exec<R>(sql, ...values).toArray()[0],
  // A statement that gives no rows is done when it has been handed over.
  run: (sql, ...values) => storage.sql.exec(sql, ...values).rowsWritten,
  transact: work => storage.transactionSync(work),
})

/** A column that holds JSON. What writes it and what reads it share one column, so both mean the same shape. */
export type JsonColumn<Shape> = { readonly write: (value: Shape) => string; readonly read: (text: string) => Shape }

/**
 * A JSON column. Its shape is promised by the types alone, because this object wrote the text itself and large columns
 * are read often (decision 003). Columns that decide who a caller is have a schema as well.
 */
export const jsonColumn = <Shape>(schema?: GenericSchema<unknown, Shape>): JsonColumn<Shape> => ({
  write: value => JSON.stringify(value),
  read: text => {
    const value: unknown = JSON.parse(text)
    return schema === undefined ? (value as Shape) : parse(schema, value)
  },
})
