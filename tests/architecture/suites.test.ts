import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { longTitles, longUnits } from '../suites.ts'

const root = resolve(import.meta.dirname, '../..')

test('every file that `npm test` leaves to `npm run test:long` is there, so that none is left to nobody under an old name', () => {
  const tests = new Set(globSync(['tests/**/*.test.ts', 'worker/**/*.test.ts'], { cwd: root }))
  expect(tests.size).toBeGreaterThan(100)
  expect(longUnits.filter(file => !tests.has(file))).toEqual([])
})

test('every part of a title that browser tests are left by is one of some test', () => {
  const specs = globSync('tests/{e2e,visual}/*.spec.ts', { cwd: root })
  const titled = specs.map(
    file => `${file}\n${readFileSync(resolve(root, file), 'utf8').replaceAll('${width}', '1440')}`,
  )
  expect(longTitles.filter(title => !titled.some(text => text.includes(title)))).toEqual([])
})
