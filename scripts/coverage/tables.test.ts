import { describe, expect, it } from 'vitest'

import { calls } from '#src/commerce/calls/index.ts'
import { routes } from '#routes/table.ts'

import { missingIn } from './proofs.ts'
import { readNames } from './specification.ts'
import { readTables, type TableName } from './tables.ts'

const tables = readTables()

/** The rows of a table that a test of this title proves. */
const provenBy = (table: TableName, title: string) => {
  const missing = new Set(missingIn(tables[table], [{ title, file: 'a.test.ts' }]))
  return tables[table].filter(row => !missing.has(row)).map(({ name }) => name)
}

describe('what a title proves', () => {
  it('an id: the whole of it, alone or among others', () => {
    expect(provenBy('rules', 'R123, R015: a line travels (D17)')).toEqual(['R015', 'R123'])
    expect(provenBy('decisions', 'R123, R015: a line travels (D17)')).toEqual(['D17'])
    expect(provenBy('pages', 'P10: Cache-Status')).toEqual(['P10'])
    expect(provenBy('rules', `X${'R123'} ${'R123'}4 ${'R123'.slice(0, 3)}`)).toEqual([])
  })

  it('a call: its method and path, its key, or another spelling of it; a longer path is another call', () => {
    expect(provenBy('calls', 'GET /cart/v1/cart/{basketId} gives the cart')).toEqual(['cart.cart.get'])
    expect(provenBy('calls', 'GET /cart/v1/cart/{basketId}/paymentMethods lists')).not.toContain('cart.cart.get')
    expect(provenBy('calls', 'content.error-section.get answers')).toEqual(['content.error-section.get'])
    expect(provenBy('calls', 'POST {host}/v3/events accepts')).toEqual(['experiments.events.send'])
    expect(provenBy('calls', 'any /mock/... answers 404')).toEqual(['internal.mock.route'])
  })

  it('a code: the whole word', () => {
    expect(provenBy('errors', 'BSK404: an unknown cart; CC_ALREADY_EXISTS')).toEqual(['BSK404', 'CC_ALREADY_EXISTS'])
    expect(provenBy('flash-codes', 'the flash PickupToSthTransition comes')).toEqual(['PickupToSthTransition'])
  })

  it('a route: its path where it neither begins earlier nor goes on', () => {
    expect(provenBy('routes', '/help/:slug answers')).toEqual(['/help/:slug'])
    expect(provenBy('routes', 'POST /-/cart/look and /en-us/checkout')).toEqual([])
  })

  it('a dialog: its hash, with the place of an argument or without, or its name after the word', () => {
    expect(provenBy('dialogs', '#modal=sign-in opens')).toEqual(['sign-in'])
    expect(provenBy('dialogs', '#panel=content_{id} shows')).toEqual(['content'])
    expect(provenBy('dialogs', 'the dialog mini-cart')).toEqual(['mini-cart'])
    expect(provenBy('dialogs', '#modal=sign-in-confirmation says')).toEqual(['sign-in-confirmation'])
  })
})

describe('the tables', () => {
  it('have every call and route of the code', () => {
    expect(tables.calls.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(calls)))
    const paths = Object.values(routes).map(({ path }) => path)
    expect(tables.routes.map(({ name }) => name)).toEqual(expect.arrayContaining(paths))
  })

  it.each(Object.keys(tables) as TableName[])('%s: no row twice, and each is found by its own name', table => {
    const names = tables[table].map(({ name }) => name)
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    const title = (name: string) => (table === 'dialogs' ? `#modal=${name}` : name)
    expect(names.filter(name => !provenBy(table, title(name)).includes(name))).toEqual([])
  })

  it('every other spelling belongs to a call that there is', () => {
    const known = new Set(tables.calls.map(({ name }) => name))
    const spelled = readNames().filter(({ spells }) => spells !== '')
    expect(spelled.length).toBeGreaterThan(10)
    expect(spelled.filter(({ spells }) => !known.has(spells))).toEqual([])
  })
})
