import { abortAllDurableObjects, runInDurableObject } from 'cloudflare:test'
import { expect, it } from 'vitest'

import opening from '#worker/desk/db/migrations/001-opening.sql?raw'

import { colleague, deskNamed } from './colleague.ts'

/** Takes a desk back to what it was before its schema had numbers. */
const asBeforeNumbers = (name: string) =>
  runInDurableObject(deskNamed(name), (_desk, { storage: { sql } }) => {
    const tables = sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
      )
      .toArray()
    for (const table of tables) sql.exec(`DROP TABLE "${table.name}"`)
    sql.exec(opening)
    sql.exec(
      `INSERT INTO rules (listens_to, cells, words)
       VALUES ('["/old"]', ?, '/old /c/tents')`,
      JSON.stringify({
        from: '/old',
        to: '/c/tents',
        status: '302',
        match: 'exact',
        query: 'keep',
        host: '',
        country: '',
        locale: '',
        device: '',
        active_from: '',
        active_until: '',
        note: '',
      }),
    )
    sql.exec('UPDATE draft SET changes = 1, hosts = \'["help.example"]\'')
    sql.exec(
      "INSERT INTO audit (at, who, role, action, subject, before, after) VALUES (1, 'ada', 'editor', 'add rule', '/old', '', '')",
    )
  })

const numbersOf = (name: string) =>
  runInDurableObject(deskNamed(name), (_desk, { storage: { sql } }) =>
    sql
      .exec<{ number: number }>('SELECT number FROM migrations ORDER BY number')
      .toArray()
      .map(row => row.number),
  )

it('a desk of before there were migrations keeps its draft and log, and has every migration once after waking twice', async () => {
  await colleague('older', 'publisher')
  const all = await numbersOf('older')
  await asBeforeNumbers('older')
  for (const waking of ['first', 'second']) {
    await abortAllDurableObjects()
    const publisher = await colleague('older', 'publisher')
    expect((await publisher.open('/redirects?q=/old')).html, waking).toContain('/c/tents')
    expect((await publisher.open('/redirects/draft')).html, waking).toContain('1 added')
    expect((await publisher.open('/audit')).html, waking).toContain('ada')
    expect(await numbersOf('older'), waking).toEqual(all)
  }
  expect(all[0]).toBe(1)
})
