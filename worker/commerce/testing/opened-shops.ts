/** A table as it was when its shop had opened: how it is made, and its rows as JSON, some thousands a text. */
type Table = {
  readonly name: string
  readonly columns: readonly string[]
  readonly sql: string | undefined
  readonly rows: readonly string[]
}

type OpenedShop = {
  readonly at: number
  readonly tables: readonly Table[]
  /** Indexes and triggers, which come after the rows. */
  readonly rest: readonly string[]
}

const opened = new Map<string, OpenedShop>()

/** A row in JSON may be large, as a product's words in five languages are; SQLite takes two megabytes a value. */
const rowsInText = 400

type Made = { name: string; type: string; sql: string | null }

/** What makes a part of the schema; SQLite makes some by itself. */
const madeIn = (sql: SqlStorage) =>
  sql.exec<Made>(`SELECT name, type, sql FROM sqlite_schema WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'`).toArray()

type Listed = { name: string; type: string; wr: number }
type Column = { name: string; type: string; pk: number; hidden: number }

/** The columns one may write, and the row's number where no column is it: what is read without an order comes by it. */
function columnsOf(sql: SqlStorage, { name, wr }: Listed): string[] {
  const columns = sql.exec<Column>(`PRAGMA table_xinfo("${name}")`).toArray()
  const isNumbered = wr === 1 || columns.some(({ type, pk }) => pk > 0 && type === 'INTEGER')
  return [...(isNumbered ? [] : ['rowid']), ...columns.filter(({ hidden }) => hidden === 0).map(column => column.name)]
}

function textsOf(rows: readonly unknown[]): string[] {
  const starts = Array.from({ length: Math.ceil(rows.length / rowsInText) }, (_, at) => at * rowsInText)
  return starts.map(start => JSON.stringify(rows.slice(start, start + rowsInText)))
}

function openedShop(sql: SqlStorage, at: number): OpenedShop {
  const made = madeIn(sql)
  const listed = sql.exec<Listed>('PRAGMA table_list').toArray()
  const tables = made.flatMap(({ name, type, sql: making }) => {
    const table = listed.find(other => other.name === name)
    // A virtual table fills its shadows itself.
    if (type !== 'table' || table === undefined || table.type === 'shadow') return []
    const columns = columnsOf(sql, table)
    const rows = [...sql.exec(`SELECT ${columns.join()} FROM "${name}"`).raw()]
    return [{ name, columns, sql: name.startsWith('sqlite_') ? undefined : (making ?? undefined), rows: textsOf(rows) }]
  })
  const rest = made.flatMap(({ type, sql: making }) => (type === 'table' || making === null ? [] : [making]))
  return { at, tables, rest }
}

function fill(sql: SqlStorage, { tables, rest }: OpenedShop): void {
  sql.exec('PRAGMA defer_foreign_keys = ON')
  for (const { sql: making } of tables) if (making !== undefined) sql.exec(making)
  for (const { name, columns, rows } of tables) {
    const values = columns.map((_, at) => `value ->> ${at}`).join()
    const statement = `INSERT INTO "${name}" (${columns.join()}) SELECT ${values} FROM json_each(?)`
    for (const text of rows) sql.exec(statement, text)
  }
  for (const making of rest) sql.exec(making)
}

const isEmpty = (sql: SqlStorage) => madeIn(sql).length === 0

/** A shop's clock, and for how many milliseconds of it what it opened with stays as good as new. */
type Times = { readonly now: number; readonly believedMs: number }

/**
 * Makes an empty database what it was when a shop of that name first opened in this runtime, at about the same time:
 * composing what a shop opens with takes several times as long. Gives what is to be done once the shop is open: the
 * first remembers.
 */
export function refill({ id: { name = '' }, storage }: DurableObjectState, { now, believedMs }: Times): () => void {
  const { sql } = storage
  const shop = opened.get(name)
  if (!isEmpty(sql)) return () => undefined
  if (shop === undefined || Math.abs(now - shop.at) > believedMs) return () => opened.set(name, openedShop(sql, now))
  storage.transactionSync(() => fill(sql, shop))
  return () => undefined
}
