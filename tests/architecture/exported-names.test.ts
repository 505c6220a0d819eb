import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The store's own code. What tests stand on may repeat a name, as an entry with the same Durable Objects does. */
const files = globSync('{build,client,demo,kv,routes,scripts,src,worker}/**/*.{ts,tsx}', { cwd: root }).filter(
  file => !/\.test\.|\/testing\/|\.d\.ts$/.test(file),
)

const declared = /^export (?:async |abstract )*(const|let|function\*?|class|type|interface) ([\w$]+)/gm

const names = files.flatMap(file =>
  [...readFileSync(join(root, file), 'utf8').matchAll(declared)].map(([, kind = '', name = '']) => ({
    kind,
    name,
    file,
  })),
)

/** `Props` of a page or a part means the same everywhere: what its component takes. */
const shared: ReadonlySet<string> = new Set(['Props'])

it('an exported type has a name of its own: no two files give one name two meanings', () => {
  const types = names.filter(({ kind, name }) => /^(?:class|type|interface)$/.test(kind) && !shared.has(name))
  expect(types.length).toBeGreaterThan(500)
  const filesOf = Map.groupBy(types, ({ name }) => name)
  const ambiguous = [...filesOf].filter(([, found]) => found.length > 1)
  expect(ambiguous.map(([name, found]) => `${name}: ${found.map(({ file }) => file).join(', ')}`)).toEqual([])
})

/** Words of the project's own making that once stood for one of the field's, as words of a name. */
const coined =
  /^(?:asked|arrival|examination|patient|patience|remembering|remembered|spoken|deeds?|deck|landmarks?|specimens?|told|said|heard|standing|ways?|means|shelf|shelves|shelve|pour|errands?|loose|carton|wire|entryof|isthere|mostof|maybeshown|whoever)$/

const wordsOf = (name: string) =>
  name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[ _]/)

/** Words that are a part of good names, and as a whole name tell a reader who searches nothing. */
const bare = /^(?:ask|found|known|letters|load|open|place|tell)$/i

const isCoined = (name: string) =>
  bare.test(name) || [name.toLowerCase(), ...wordsOf(name)].some(word => coined.test(word))

it('no exported name is made of a word that the glossary has another for', () => {
  expect(['ChosenWay', 'openErrands', 'entryOf', 'REMEMBERED_ROUTES', 'Place'].filter(name => !isCoined(name))).toEqual(
    [],
  )
  const bad = names.filter(({ name }) => isCoined(name))
  expect(bad.map(({ name, file }) => `${name}: ${file}`)).toEqual([])
})
