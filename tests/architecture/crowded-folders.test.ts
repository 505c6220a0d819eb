import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Above this a folder is divided by what its files are for, so that its parts are found by their names. */
const most = 25

/** Pictures that a test compares with lie together, one a component. */
const code = '{build,client,demo,kv,routes,scripts,src,tests,worker}/**/*.{ts,tsx,mts,mjs,css,sql,json}'

it(`no folder of code holds more than ${most} files, tests among them`, () => {
  const folders = Map.groupBy(globSync(code, { cwd: root }), file => dirname(file))
  expect(folders.size).toBeGreaterThan(100)
  const crowded = [...folders].filter(([, files]) => files.length > most)
  expect(crowded.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([])
})

it('pickup, the mini cart, redirect rules and letters are found by the names of folders alone', () => {
  const folders = new Set(globSync(code, { cwd: root }).map(file => dirname(file).split('/').at(-1)))
  expect(['pickup', 'mini-cart', 'redirects', 'mail', 'checkout'].filter(name => !folders.has(name))).toEqual([])
})
