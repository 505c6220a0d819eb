import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { idTableNames, idTables, meaningsOf, type Meaning } from '../../scripts/coverage/specification.ts'
import { idsIn } from './cited-ids.ts'

const root = resolve(import.meta.dirname, '../..')

/** Every file of the repository that people write. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter(file => /\.(?:tsx?|mjs|css|sql|md|csv|toml|yml|json|html)$/.test(file) && file !== 'package-lock.json')
  .filter(file => existsSync(resolve(root, file)))

const known: ReadonlySet<string> = new Set(idTableNames.flatMap(table => meaningsOf(table).map(({ id }) => id)))

/** Where ids are cited that no table has, as `file: id`. */
const undefinedIn = (file: string, ids: readonly string[]) =>
  ids.filter(id => !known.has(id)).map(id => `${file}: ${id}`)

/** What is wrong with the rows of a table, in words. */
function faultsOf(rows: readonly Meaning[], pattern: RegExp): readonly string[] {
  const ids = rows.map(({ id }) => id)
  return [
    ...ids.filter(id => !pattern.test(id)).map(id => `${id} is malformed`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map(id => `${id} stands twice`),
    ...ids
      .filter((id, at) => Number(id.slice(1)) < Number((ids[at - 1] ?? id).slice(1)))
      .map(id => `${id} is out of order`),
    ...rows.filter(({ area }) => !/^[a-z][a-z-]*$/.test(area)).map(({ id }) => `${id} has no area`),
    ...rows.filter(({ meaning }) => !/^\S.*\S[.”]$/.test(meaning)).map(({ id }) => `${id} is no sentence`),
  ]
}

describe('every id that is cited means something', () => {
  it('code, documentation and titles of tests cite only ids of docs/specification', () => {
    const cited = files.map(file => [file, idsIn(file, readFileSync(resolve(root, file), 'utf8'))] as const)
    const ids = new Set(cited.filter(([file]) => !file.endsWith('.csv')).flatMap(([, ids]) => ids))
    expect([files.length > 1_000, ids.size > 400]).toEqual([true, true])
    expect(cited.flatMap(([file, ids]) => undefinedIn(file, ids))).toEqual([])
  })

  // The ids are put together here, so that this file cites none of them; titles name no id, or they would prove it.
  it.each([
    ['a comment', 'src/shop/a.ts', `/** Kept a year (${'R'}999). */`, `${'R'}999`],
    ['a comment behind code', 'src/shop/a.tsx', `const a = 1 // promise ${'O'}9`, `${'O'}9`],
    ['a style', 'client/a.css', `/* ${'D'}99 */`, `${'D'}99`],
    ['a page of the documentation', 'docs/a.md', `As ${'R'}12 says.`, `${'R'}12`],
    ['another row', 'docs/specification/rules.csv', `R001,cart,As in ${'P'}11.`, `${'P'}11`],
    ['the title of a test', 'src/a.test.ts', `it('R001, ${'F'}4: opens', () => {})`, `${'F'}4`],
    ['the title of a suite', 'src/a.test.tsx', `describe.each([1])('${'H'}12: %s', () => <p></p>)`, `${'H'}12`],
    ['a row of a test', 'src/a.test.ts', `it.each([['${'R'}0001: opens']])('%s', () => {})`, `${'R'}0001`],
    ['a comment with another letter', 'src/a.ts', `// As ${'T'}3 has it`, `${'T'}3`],
  ])('%s that cites an id no table has is refused', (_, file, text, id) => {
    expect(undefinedIn(file, idsIn(file, text))).toEqual([`${file}: ${id}`])
  })

  it.each([
    ['code with letters and digits of its own', 'src/a.ts', `const path = 'M10 20L30 40' // a path, R001 to R003`],
    ['a test with such values', 'src/a.test.ts', `it('R001: caf%C3%A9', () => expect('U1').toBe('M3'))`],
    ['prose about paper and storage', 'docs/a.md', 'On A4, kept in R2.'],
  ])('%s is let be', (_, file, text) => {
    expect(undefinedIn(file, idsIn(file, text))).toEqual([])
  })
})

describe('the tables of ids', () => {
  it.each(idTableNames)('%s: ids are well formed, in order, each once, and each has an area and a sentence', table => {
    expect(faultsOf(meaningsOf(table), idTables[table].id)).toEqual([])
  })

  it('are refused with a row that is malformed, stands twice, out of order, without area or without sentence', () => {
    const row = (id: string, area = 'cart', meaning = 'A cart is a cart.') => ({ id, area, meaning })
    const rows = [
      row('R002'),
      row('R002'),
      row('R001'),
      row(`${'R'}12`),
      row('R013', 'Cart'),
      row('R014', 'cart', 'A cart'),
    ]
    expect(faultsOf(rows, idTables.rules.id)).toEqual([
      `${'R'}12 is malformed`,
      'R002 stands twice',
      'R001 is out of order',
      'R013 has no area',
      'R014 is no sentence',
    ])
  })
})
