import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { longTitles } from '../suites/titles.ts'
import { longUnits } from '../suites/units.ts'

const root = resolve(import.meta.dirname, '../..')

test('every file and folder of vitest that `npm test` leaves to `npm run test:long` is there: none is left under a name it no longer has', () => {
  const tests = new Set(globSync('{demo,src,tests,worker}/**/*.test.ts', { cwd: root }))
  expect(tests.size).toBeGreaterThan(100)
  const isThere = (path: string) =>
    path.endsWith('/') ? [...tests].some(file => file.startsWith(path)) : tests.has(path)
  expect(longUnits.filter(path => !isThere(path))).toEqual([])
})

test('every part of a title by which browser tests are left to `npm run test:long` is in the title of one', () => {
  const listed = execFileSync('playwright', ['test', '--list', '--reporter=list'], { cwd: root })
  const titles = listed
    .toString()
    .split('\n')
    .filter(line => line.includes(' › '))
    // As Playwright puts them together to look for a part: the file, its groups and the title, with blanks between.
    .map(line => line.replace(/:\d+:\d+ /, ' ').replaceAll('› ', ''))
  expect(titles.length).toBeGreaterThan(200)
  expect(longTitles.filter(part => !titles.some(title => title.includes(part)))).toEqual([])
})
