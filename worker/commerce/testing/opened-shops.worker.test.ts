import { reset, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'

import { clock } from './clock.ts'
import { siteStub } from './shopper.ts'

/** A shop that has just opened: what its schema is made of, and the rows of each table. */
async function opened() {
  await reset()
  return runInDurableObject(siteStub(), (_, { storage: { sql } }) => {
    const schema = sql.exec('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').toArray()
    const tables = sql.exec<{ name: string }>(
      `SELECT name FROM pragma_table_list
       WHERE type <> 'shadow' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%schema' ESCAPE '\\'`,
    )
    const rows = [...tables].map(({ name }) => [name, sql.exec(`SELECT * FROM "${name}"`).toArray()] as const)
    return { schema, tables: new Map(rows) }
  })
}

type Opened = Awaited<ReturnType<typeof opened>>

const differing = (one: Opened, other: Opened) =>
  [...one.tables].flatMap(([name, rows]) =>
    JSON.stringify(rows) === JSON.stringify(other.tables.get(name)) ? [] : [name],
  )

test('a shop opens as the first of its name did, to the last row; at another time of its clock, anew', async () => {
  clock.pass(1)
  const first = await opened()
  expect(first.tables.get('products')?.length).toBeGreaterThan(5)
  const again = await opened()
  expect(again.schema).toEqual(first.schema)
  expect(differing(first, again)).toEqual([])
  clock.pass(1)
  expect(differing(first, await opened()).toSorted()).toEqual(['price_history', 'stock_movements', 'value_movements'])
})
