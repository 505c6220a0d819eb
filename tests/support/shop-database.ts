import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

/** Longest a shop that is writing is waited for. */
const patienceMs = 5_000

/** A shop that somebody has just come to first has no tables yet. */
const isOpen = (database: DatabaseSync) =>
  database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'orders'").get() !== undefined

/** Asks every shop's database in a data folder the same question; rows of all of them together. */
export function askShopsIn<Row>(state: string, sql: string, ...values: SQLInputValue[]): Row[] {
  const objects = join(state, 'do/fellholm-commerce-Site')
  if (!existsSync(objects)) throw new Error(`No shops under ${objects}: is the store under test running?`)
  return readdirSync(objects)
    .filter(name => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
    .flatMap(name => {
      const database = new DatabaseSync(join(objects, name), { readOnly: true, timeout: patienceMs })
      try {
        return isOpen(database) ? (database.prepare(sql).all(...values) as Row[]) : []
      } finally {
        database.close()
      }
    })
}

const stateUnderTest = resolve(import.meta.dirname, '../../.wrangler/test-state')

/** The same of the store that browser tests run against. */
export const askShops = <Row>(sql: string, ...values: SQLInputValue[]): Row[] =>
  askShopsIn<Row>(stateUnderTest, sql, ...values)
