import { dialogs } from '#routes/dialogs.ts'
import { routes } from '#routes/table.ts'
import { calls } from '#src/commerce/calls/index.ts'
import { internalCalls } from '#src/commerce/calls/internal.ts'
import { errorStatus } from '#src/commerce/errors.ts'
import { flashes } from '#src/shop/cart/model/flashes.ts'

import { meaningsOf, readNames, type IdTable, type Name } from './specification.ts'

/** A row that a test can prove: of one of the store's tables, or an id of the specification. */
export type SpecificationRow = {
  readonly name: string
  /** Its area; empty where its table has none. */
  readonly area: string
  readonly meaning: string
  /** The row is proven by a test whose title matches any of these. */
  readonly patterns: readonly RegExp[]
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A word by itself, no part of a longer one. */
const word = (text: string) => new RegExp(String.raw`(?<!\w)${escaped(text)}(?!\w)`)
/** A path that does not go on: `/help` is not in `/help/warranty`, nor in `/-/help`. */
const path = (text: string) => new RegExp(String.raw`(?<![\w/])${escaped(text)}(?![\w/{:-])`)
const request = (text: string) => new RegExp(String.raw`${escaped(text)}(?![\w/{:-])`)
const key = (text: string) => new RegExp(String.raw`(?<![\w.-])${escaped(text)}(?![\w.-])`)
/** `#modal=name`, `#panel=name`, either with its argument as `_{id}`, or `dialog name`. */
const dialog = (text: string) =>
  new RegExp(String.raw`(?:#(?:modal|panel)=|dialog )${escaped(text)}(?:_\{\w+\})?(?![\w-])`)

/** A call is named by its key, or by method and path. */
const callRow = (name: string, meaning: string, requests: readonly string[]): SpecificationRow => ({
  name,
  area: name.split('.')[0] ?? '',
  meaning,
  patterns: [key(name), ...requests.map(request)],
})

function callRows(names: readonly Name[]): readonly SpecificationRow[] {
  const spellings = (of: string) => names.filter(({ spells }) => spells === of).map(({ name }) => name)
  const declared = Object.entries({ ...calls, ...internalCalls }).map(([name, { method, path }]) =>
    callRow(name, `${method} ${path}`, [`${method} ${path}`, ...spellings(name)]),
  )
  const named = names.filter(({ table, spells }) => table === 'calls' && spells === '')
  return [...declared, ...named.map(({ name, meaning }) => callRow(name, meaning, spellings(name)))]
}

const row = (name: string, meaning: string, pattern: RegExp): SpecificationRow => ({
  name,
  area: '',
  meaning,
  patterns: [pattern],
})

/** Rows of a table of the code, and those that only `names.csv` has. */
const rowsOf = (
  rows: readonly (readonly [name: string, meaning: string])[],
  named: readonly Name[],
  pattern: (name: string) => RegExp,
): readonly SpecificationRow[] =>
  [...rows, ...named.map(({ name, meaning }) => [name, meaning] as const)].map(([name, meaning]) =>
    row(name, meaning, pattern(name)),
  )

const idRows = (table: IdTable): readonly SpecificationRow[] =>
  meaningsOf(table).map(({ id, area, meaning }) => ({ name: id, area, meaning, patterns: [word(id)] }))

/**
 * Everything a test can prove, by table. Calls, codes, routes and dialogs are those of the code itself; `names.csv` adds
 * what titles name and no table of the code has.
 */
export function readTables(names: readonly Name[] = readNames()) {
  const named = (table: Name['table']) => names.filter(one => one.table === table)
  const codes = Object.entries(errorStatus).map(([code, status]) => [code, `${status}`] as const)
  const paths = Object.values(routes).map(({ path, kind }) => [path, kind] as const)
  const titled = (table: object) => Object.keys(table).map(name => [name, ''] as const)
  return {
    calls: callRows(names),
    errors: rowsOf(codes, named('errors'), word),
    'flash-codes': rowsOf(titled(flashes), named('flash-codes'), word),
    routes: rowsOf(paths, named('routes'), path),
    dialogs: rowsOf(titled(dialogs), [], dialog),
    rules: idRows('rules'),
    decisions: idRows('decisions'),
    orders: idRows('orders'),
    pages: idRows('pages'),
  } as const satisfies Record<string, readonly SpecificationRow[]>
}

export type Tables = Readonly<Record<keyof ReturnType<typeof readTables>, readonly SpecificationRow[]>>
export type TableName = keyof Tables
