import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

const objects = resolve(import.meta.dirname, '../../.wrangler/test-state/do/fellholm-commerce-Site')

/** Asks every shop's database of the store under test the same question; rows of all of them together. */
export function askShops<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
  if (!existsSync(objects)) throw new Error(`No shops under ${objects}: is the store under test running?`)
  return readdirSync(objects)
    .filter(name => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
    .flatMap(name => {
      const database = new DatabaseSync(join(objects, name), { readOnly: true })
      try {
        return database.prepare(sql).all(...values) as Row[]
      } finally {
        database.close()
      }
    })
}
